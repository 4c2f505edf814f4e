import { isEmail } from '@maru/contract/users/email.ts';
import { type CustomerSearch, readCustomerSearch } from '#server/customers/finding/read-customer-search.ts';
import { emailHashes, phoneHashes } from '#server/inquiries/sealed-inquiry.ts';
import type { Keys } from '#server/keys/open-keys.ts';

/** What a typed text searches for: as in the list of customers, or a whole e-mail address. */
export type InquirySearch =
  | Exclude<CustomerSearch, { by: 'phone' }>
  | { by: 'phone'; hashes: readonly Buffer[] }
  | { by: 'email'; hashes: readonly Buffer[] };

/** Reads what was typed; undefined if it is blank. */
export function readInquirySearch(keys: Keys, typed: string): InquirySearch | undefined {
  if (isEmail(typed)) return { by: 'email', hashes: emailHashes(keys, typed) };
  const search = readCustomerSearch(typed);
  return search?.by === 'phone' ? { by: 'phone', hashes: phoneHashes(keys, search.e164) } : search;
}
