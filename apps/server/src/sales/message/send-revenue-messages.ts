import {
  type Days,
  lastHourUpTo,
  lastPeriodBefore,
  mayLeaveUntil,
  messageHours,
  nextHourAfter,
  type SummaryKind,
  summaryKinds,
} from '@maru/contract/sales/revenue-message.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import type { Post } from '#server/messaging/post.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { cannotReceive } from './cannot-receive.ts';
import { readSummary } from './read-summary.ts';
import {
  type Addressee,
  type DueRecipient,
  findAddressee,
  findMessageSetting,
  listDue,
  setNextAt,
} from './recipients.queries.ts';
import { insertPosted, wasPosted } from './revenue-messages.queries.ts';
import { summaryUrl } from './summary-url.ts';
import { wordSummary } from './word-summary.ts';

type Parts = { db: Db; post: Post; clock: () => Date; hubUrl: string; log: FastifyBaseLogger };
type Wanted = { kind: SummaryKind; days: Days };

const atOnce = 500;
const retryMilliseconds = 60_000;
export const sendRevenueMessagesTask = 'send-revenue-messages';
/** A fixed job id, so that several instances that start together look for missed messages only once. */
const lookAtStart = '5d0c2a8e-8a47-4c0e-b1b7-0f5a3d1c9e66';

/** Looks for missed messages as soon as the workers start. */
export function queueRevenueMessages(db: Db): Promise<void> {
  return insertJobsOnce(db, [{ id: lookAtStart, task: sendRevenueMessagesTask, payload: {} }]);
}

/**
 * Every minute, posts the revenue messages that are due (docs/rules/revenue.md, Revenue message). After an outage each
 * recipient gets only the latest message of each kind, because only the last sending hour counts.
 */
export function sendRevenueMessages(parts: Parts) {
  const { db, clock, log } = parts;
  return async () => {
    const now = clock();
    for (const due of await listDue(db, now, atOnce))
      await sendTo(parts, due, now).catch(async (error: unknown) => {
        log.warn({ err: error, storeId: due.storeId, userId: due.userId }, 'revenue message not posted');
        // Puts the recipient behind the others, so that one that always fails does not block them.
        await setNextAt(db, due, new Date(now.getTime() + retryMilliseconds));
      });
  };
}

async function sendTo(parts: Parts, due: DueRecipient, now: Date): Promise<void> {
  const { db } = parts;
  const addressee = await findAddressee(db, due);
  if (!addressee) return;
  const hour = await hourOf(db, addressee);
  const usefulUntil = mayLeaveUntil(now, hour);
  if (!usefulUntil) return setNextAt(db, due, nextChance(now, hour));

  const messages = await readWanted(db, addressee, lastHourUpTo(now, hour));
  await inTransaction(db, async (tx) => {
    // Reads the rights again under the lock, so that nobody gets figures that they may not see.
    const present = await findAddressee(tx, due, { isLocked: true });
    if (!present) return;
    await setNextAt(tx, due, nextHourAfter(now, hour));
    if (!maySend(present)) return;
    for (const { kind, days, figures } of messages) {
      const { storeId, userId, storeName, language, phone } = present;
      const worded = wordSummary({ storeName, kind, days, ...figures }, language);
      const messageId = await parts.post.kakao(tx, {
        ...{
          kind: 'REVENUE_SUMMARY',
          template: 'REVENUE_SUMMARY',
          concurrencyKey: storeId,
          to: phone,
          language,
        },
        ...{ ...worded, usefulUntil, buttonUrl: summaryUrl(parts.hubUrl, storeId, days) },
      });
      await insertPosted(tx, { storeId, userId, kind, ...days, messageId, at: now });
    }
  });
}

/** The hour of a recipient. Only owners have an hour of their own. */
async function hourOf(db: Db, { storeId, role, ownHour }: Addressee): Promise<number> {
  if (role === 'OWNER' && ownHour !== null) return ownHour;
  return (await findMessageSetting(db, storeId)).hour;
}

function nextChance(now: Date, hour: number): Date {
  const chances = [hour, messageHours.first].map((one) => nextHourAfter(now, one).getTime());
  return new Date(Math.min(...chances));
}

function maySend(member: Addressee): member is Addressee & { phone: string } {
  const isOpen = member.applicationStatus === 'APPROVED' && member.maySignIn;
  return isOpen && cannotReceive(member) === null;
}

/** The figures are read before the transaction that posts them, each period in a snapshot of its own. */
async function readWanted(db: Db, addressee: Addressee, at: Date) {
  const wanted = await listWanted(db, addressee, at);
  const { storeId } = addressee;
  return Promise.all(
    wanted.map(async (one) => ({ ...one, figures: await readSummary(db, { storeId, ...one }) })),
  );
}

/** The messages of the sending hour `at` that the member did not get yet. */
async function listWanted(db: Db, addressee: Addressee, at: Date): Promise<Wanted[]> {
  if (!maySend(addressee)) return [];
  const { storeId, userId, firstDays } = addressee;
  const { dayStart } = await settingsAt(db, storeId, at);
  const wanted: Wanted[] = [];
  for (const kind of summaryKinds) {
    const days = lastPeriodBefore(kind, businessDateOf(at, dayStart));
    const first = firstDays[kind];
    if (first === undefined || days.to < first) continue;
    if (!(await wasPosted(db, { storeId, userId, kind, ...days }))) wanted.push({ kind, days });
  }
  return wanted;
}
