import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { presentInquiry } from './present-inquiry.ts';

export function getInquiryBy(keys: Keys) {
  return async (context: UserContext, { inquiryId }: ParsedInputOf<typeof wire>) =>
    presentInquiry(context.db, keys, { inquiryId });
}
