import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { submitInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { readInquiryPhone } from '@maru/contract/inquiries/inquiry-phone.ts';
import { answerDueAt } from '@maru/contract/inquiries/inquiry-rules.ts';
import type { Tx } from '#server/db/database.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { Context } from '#server/http/context.ts';
import { countTry, limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { checkAnswers } from '#server/terms/record-consents.ts';
import { findEqual, insertInquiry, lockEqual } from './inquiries.queries.ts';
import { mailboxOf } from './mailbox-of.ts';
import { newInquiry, type TypedInquiry } from './new-inquiry.ts';
import { postAcknowledgement } from './post-acknowledgement.ts';
import { fingerprintOf } from './sealed-inquiry.ts';

type Input = ParsedInputOf<typeof wire>;
export type SubmitParts = HubMailParts & { keys: Keys; hashSubject: HashSubject };

/** Equal inquiries within this time count as one. */
const sameWithin = 10 * 60_000;

/**
 * Stores an inquiry from anybody, and acknowledges it by mail. The mail does not repeat what was typed. It is sent at
 * most once a day per address, and within the limit for all acknowledgements.
 */
export function submitInquiryBy(parts: SubmitParts) {
  return (context: Context, input: Input) => {
    const typed = typedOf(input);
    const fingerprint = fingerprintOf(parts.keys, typed);
    return context.transaction(async (tx) => {
      await lockEqual(tx, fingerprint);
      const since = new Date(context.now.getTime() - sameWithin);
      const earlier = await findEqual(tx, fingerprint, since);
      if (earlier) return answerOf(earlier);
      const subject = parts.hashSubject('mail address', mailboxOf(typed.email));
      await limitTries(tx, 'mail address: inquiries in a day', subject);
      await write(tx, parts.keys, { context, typed, consents: input.consents });
      if (await mayAcknowledge(tx, subject))
        await postAcknowledgement(tx, parts, { ...context, to: typed.email });
      return answerOf(context.now);
    });
  };
}

/**
 * Counts globally last, so that only inquiries that would be acknowledged count, and the row of the global count is
 * locked as briefly as possible.
 */
async function mayAcknowledge(tx: Tx, subject: string): Promise<boolean> {
  return (
    (await countTry(tx, 'mail address: acknowledged inquiries in a day', subject)) &&
    (await countTry(tx, 'everybody: acknowledged inquiries in an hour', 'all'))
  );
}

function answerOf(receivedAt: Date) {
  return { receivedAt: receivedAt.toISOString(), dueAt: answerDueAt(receivedAt).toISOString() };
}

function typedOf({ name, email, phone: typed, extension, content }: Input): TypedInquiry {
  const read = readInquiryPhone(typed) ?? fail('WRONG_FORMAT');
  return { name, email, phone: read.e164, extension: extension || (read.extension ?? ''), content };
}

type New = { context: Context; typed: TypedInquiry; consents: Input['consents'] };

async function write(tx: Tx, keys: Keys, { context, typed, consents }: New): Promise<void> {
  const { now: at, language, request } = context;
  const [consent] = await checkAnswers(tx, { scope: 'INQUIRY', answers: consents, language, now: at });
  if (!consent) fail('TERMS_NOT_AGREED', { reason: 'OUTDATED' });
  const client = clientFactsOf(request);
  await insertInquiry(tx, newInquiry(keys, { typed, consent, language, client, at }));
}
