import { isExpiryNotice, purposeOfKind } from '@maru/contract/points/point-messages.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { z } from 'zod';
import { maskPhone } from '#server/audit/mask.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { Post } from '#server/messaging/post.ts';
import { choosableTemplate } from './choosable-template.ts';
import { nextDay, usefulUntilOf, waitsForDay } from './message-hours.ts';
import { deleteNotices } from './notices.queries.ts';
import { type EndedState, sendPointMessageTask, updatePointMessage } from './point-messages.queries.ts';
import { expiringOf, lockWaiting, sumOfPurchases, type WaitingMessage } from './waiting-message.queries.ts';
import { wordMessage } from './word-message.ts';

type Customer = { storeId: string; customerId: string };

export type PostingParts = {
  db: Db;
  post: Post;
  clock: () => Date;
  /** Decrypts a customer's number. */
  openPhone: (customer: Customer, sealed: Buffer) => string;
};

const Payload = z.object({ storeId: z.string(), id: z.string() });

type Ended = Pick<EndedState, 'outcome' | 'reason'>;

/** Posts one message about points, once: it is locked, and marked as posted in the transaction that posts it. */
export function postPointMessage(parts: PostingParts): Job {
  const { db, clock } = parts;
  return async (payload) => {
    const key = Payload.parse(payload);
    const now = clock();
    await inTransaction(db, async (tx) => {
      const message = await lockWaiting(tx, key);
      if (!message) return;
      if (waitsForDay(message, now)) return postponeToDaytime(tx, key, now);
      const ended = await post(tx, parts, message, now);
      if (!ended) return;
      await updatePointMessage(tx, key, { ...ended, settledAt: now });
      // It may be written again on a later day.
      if (ended.outcome === 'EXPIRED') await deleteNotices(tx, key);
    });
  };
}

/** Returns why it was not posted. */
async function post(
  tx: Tx,
  { post: posts, openPhone }: PostingParts,
  message: WaitingMessage,
  now: Date,
): Promise<Ended | undefined> {
  const { storeId, customerId, kind, language } = message;
  const usefulUntil = usefulUntilOf(message, now);
  const refused = refusalOf(message);
  if (refused) return { outcome: 'NOT_SENT', reason: refused };
  if (!usefulUntil) return { outcome: 'EXPIRED', reason: null };
  const expiring = isExpiryNotice(kind) ? await expiringOf(tx, message, now) : undefined;
  if (isExpiryNotice(kind) && !expiring) return { outcome: 'NOT_SENT', reason: 'NOTHING_LEFT' };

  const purpose = purposeOfKind[kind];
  const dayStart = message.dayStart ?? defaultDayStart;
  const left = await sumOfPurchases(tx, message, now);
  const told = { ...message, purpose, left, expiring: expiring && { ...expiring, dayStart } };
  const worded = wordMessage(told, language);
  const own = await choosableTemplate(tx, { purpose, ...message });
  const to = openPhone({ storeId, customerId }, message.phoneSealed as Buffer);
  const messageId = await posts.kakao(tx, {
    ...{
      ...worded,
      kind: worded.template,
      to,
      shownAs: maskPhone(to),
      language,
      // These messages have a queue of their own: thousands of notices must not delay unlock messages and receipts of
      // the store.
      concurrencyKey: `points ${storeId}`,
      usefulUntil,
    },
    ...(own && { own }),
  });
  await updatePointMessage(tx, message, { messageId, outcome: 'QUEUED' });
  return undefined;
}

function refusalOf(message: WaitingMessage): Ended['reason'] {
  if (message.applicationStatus !== 'APPROVED') return 'STORE_CLOSED';
  if (!message.kinds.includes(message.kind)) return 'SWITCHED_OFF';
  if (message.phoneSealed === null) return 'NO_CUSTOMER';
  return message.hasConsent ? null : 'NO_CONSENT';
}

async function postponeToDaytime(tx: Tx, key: z.output<typeof Payload>, now: Date): Promise<void> {
  const delaySeconds = Math.ceil((nextDay(now).getTime() - now.getTime()) / 1_000);
  await insertJob(tx, { task: sendPointMessageTask, payload: key, delaySeconds });
}
