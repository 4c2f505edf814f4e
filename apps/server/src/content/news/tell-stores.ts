import type { Tx } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { WholeNews } from './news.queries.ts';

export const tellStoresTask = 'tell-stores-of-news';
export type TellStores = {
  newsId: string;
  version: number;
  /** The last store that already got the event. */
  after: string | null;
  /** Whether the job waits for the time of scheduled news. It is void if the news was changed before that time. */
  isScheduled?: boolean;
};

/**
 * Queues the event for the screens of all stores: now if visible news changes, and later if news is scheduled. The
 * event does not decide which news readers get.
 */
export async function tellStores(
  tx: Tx,
  { before, after, now }: { before: WholeNews | null; after: WholeNews | null; now: Date },
): Promise<void> {
  const isSeen = (row: WholeNews | null) => row !== null && row.publishAt !== null && row.publishAt <= now;
  const { id: newsId = '', version = 1 } = after ?? before ?? {};
  const payload: TellStores = { newsId, version, after: null };
  if (isSeen(before) || isSeen(after)) await insertJob(tx, { task: tellStoresTask, payload });
  if (after?.publishAt && after.publishAt > now) {
    const delaySeconds = Math.ceil((after.publishAt.getTime() - now.getTime()) / 1_000);
    await insertJob(tx, { task: tellStoresTask, payload: { ...payload, isScheduled: true }, delaySeconds });
  }
}
