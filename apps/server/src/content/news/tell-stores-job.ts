import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { insertEventForStores } from '#server/live/store-events.queries.ts';
import { findNewsVersion } from './news.queries.ts';
import { type TellStores, tellStoresTask } from './tell-stores.ts';

/** This many stores a second, so that not all screens send requests at the same time. */
const storesAtOnce = 200;

/** Sends the event to the next stores by id, and queues the job for those after them. */
export function tellStoresJob({ db, clock }: { db: Db; clock: () => Date }): Job {
  return async (payload) => {
    const { newsId, version, after, isScheduled } = payload as TellStores;
    await inTransaction(db, async (tx) => {
      if (isScheduled && (await findNewsVersion(tx, newsId)) !== version) return;
      const event = { type: 'NEWS_CHANGED' as const, ids: [newsId], version, at: clock() };
      const told = await insertEventForStores(tx, event, { after, most: storesAtOnce });
      const last = told.at(-1);
      if (!last || told.length < storesAtOnce) return;
      const next: TellStores = { newsId, version, after: last };
      await insertJob(tx, { task: tellStoresTask, payload: next, delaySeconds: 1 });
    });
  };
}
