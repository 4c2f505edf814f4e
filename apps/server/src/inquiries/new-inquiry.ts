import type { Language } from '@maru/contract/language.ts';
import { nameKeys } from '#server/customers/name-keys.ts';
import { newId } from '#server/db/new-id.ts';
import type { ClientFacts } from '#server/http/client-facts.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { CheckedAnswer } from '#server/terms/record-consents.ts';
import type { NewInquiry } from './inquiries.queries.ts';
import { inquiryKeptUntil } from './inquiry-kept-until.ts';
import { emailHashes, fingerprintOf, phoneHashes, type SealedParts, sealParts } from './sealed-inquiry.ts';

export type TypedInquiry = SealedParts & { name: string };

type Asked = {
  typed: TypedInquiry;
  consent: Pick<CheckedAnswer, 'articleId' | 'version' | 'textHash'>;
  language: Language;
  client: ClientFacts;
  at: Date;
};

/** The row of an inquiry: personal data is sealed, and hashes make it searchable. */
export function newInquiry(keys: Keys, { typed, consent, language, client, at }: Asked): NewInquiry {
  const { name, ...parts } = typed;
  const id = newId();
  return {
    ...{ id, name, ...nameKeys(name), language, receivedAt: at, ...client },
    sealed: sealParts(keys, id, parts),
    emailHash: emailHashes(keys, parts.email)[0],
    phoneHash: phoneHashes(keys, parts.phone)[0],
    phoneLast4: parts.phone.slice(-4),
    fingerprint: fingerprintOf(keys, typed),
    articleId: consent.articleId,
    articleVersion: consent.version,
    textHash: consent.textHash,
    destroyOn: inquiryKeptUntil(at),
  };
}
