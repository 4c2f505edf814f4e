import {
  type ExpiryNoticeKind,
  expiryNoticeKinds,
  noticeHours,
} from '@maru/contract/points/point-messages.ts';
import { businessDateOf, defaultDayStart, seoulHour } from '@maru/contract/time/business-date.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import { setNoticedOn } from './message-settings.queries.ts';
import {
  type CustomerLots,
  insertNotices,
  listCustomersWithLots,
  listNoticingStores,
  type NoticingStore,
} from './notices.queries.ts';
import { noticesDue } from './notices-due.ts';
import { type ExpiryMessage, insertExpiryMessages, sendPointMessageTask } from './point-messages.queries.ts';

type Parts = { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };
type Run = { storeId: string; kinds: ExpiryNoticeKind[]; dayStart: number; today: string; now: Date };

type Sizes = {
  /** Customers in one transaction. */
  batch: number;
  /**
   * About how many messages of a store are written in one run, so that thousands do not delay sign-in codes and
   * receipts.
   */
  most: number;
};
const usualSizes: Sizes = { batch: 200, most: 300 };
const day = 24 * 60 * 60_000;
/** Two months, plus the days that one notice covers, plus a day. */
const horizon = (62 + 30 + 1) * day;

/**
 * Every minute within the hours for notices, writes today's notices for each store that does not have all of them, a
 * few hundred per store in one run. If a run is killed, the next one continues it: `point_notices` records what was
 * written, also by other instances.
 */
export function writeNotices({ db, clock, log }: Parts, sizes: Sizes = usualSizes) {
  const reached: Reached = new Map();
  return async () => {
    const now = clock();
    const hour = seoulHour(now);
    if (hour < noticeHours.first || hour >= noticeHours.end) return;
    const today = businessDateOf(now, 0);
    for (const store of await listNoticingStores(db, { today, at: now }))
      await writeOfStore(db, store, { today, now, reached, sizes }).catch((error: unknown) =>
        log.error({ err: error, storeId: store.storeId }, 'notices before points expire not written'),
      );
  };
}

/** By store, the last customer that this process has reached. It only saves the next run from starting over. */
type Reached = Map<string, { of: string; after: string | null }>;

async function writeOfStore(
  db: Db,
  store: NoticingStore,
  { today, now, reached, sizes }: { today: string; now: Date; reached: Reached; sizes: Sizes },
) {
  const { storeId, version } = store;
  const kinds = expiryNoticeKinds.filter((kind) => store.kinds.includes(kind));
  const run = { storeId, kinds, dayStart: store.dayStart ?? defaultDayStart, today, now };
  const until = new Date(now.getTime() + horizon);
  const of = `${today} ${version}`;
  const { batch, most } = sizes;
  const before = reached.get(storeId);
  let after = before?.of === of ? before.after : null;
  let written = 0;
  do {
    const found: CustomerLots[] = await listCustomersWithLots(db, {
      storeId,
      from: now,
      until,
      after,
      most: batch,
    });
    written += await inTransaction(db, (tx) => writeBatch(tx, run, found));
    after = found.length === batch ? (found.at(-1)?.customerId ?? null) : null;
    reached.set(storeId, { of, after });
  } while (after !== null && written < most);
  if (after !== null) return;
  reached.delete(storeId);
  await setNoticedOn(db, { storeId, version, day: today });
}

/** Returns how many messages were written. */
async function writeBatch(tx: Tx, run: Run, customers: readonly CustomerLots[]): Promise<number> {
  const { storeId, now } = run;
  const messages: ExpiryMessage[] = [];
  const notices = customers.flatMap(({ customerId, lots }) =>
    noticesDue(lots, run).flatMap(({ kind, lots: told }) => {
      const id = newId();
      messages.push({ storeId, id, customerId, kind, at: now });
      return told.map((lot) => {
        return { storeId, lotId: lot.id, kind, expiresAt: lot.expiresAt.toISOString(), messageId: id };
      });
    }),
  );
  if (notices.length === 0) return 0;
  const written = await insertNotices(tx, notices);
  const ours = messages.filter(({ id }) => written.has(id));
  await insertExpiryMessages(tx, ours);
  await insertJobsOnce(
    tx,
    ours.map(({ id }) => ({ id, task: sendPointMessageTask, payload: { storeId, id } })),
  );
  return ours.length;
}
