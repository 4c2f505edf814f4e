import type { Db } from '#server/db/database.ts';
import { outcomeOf } from './outcome-of.ts';
import { listUnsettled, updateOutcome } from './revenue-messages.queries.ts';

/** After that no dealer is asked any more. */
const finalAfter = 24 * 3_600_000;
const atOnce = 500;

/** Every minute, records what became of the messages, before the carriers' rows are deleted. */
export function settleSummaries({ db, clock }: { db: Db; clock: () => Date }) {
  return async () => {
    const now = clock();
    for (const message of await listUnsettled(db, atOnce)) {
      const outcome = await outcomeOf(db, message.messageId);
      const isOld = now.getTime() - message.postedAt.getTime() > finalAfter;
      const isSettled = (outcome !== 'QUEUED' && outcome !== 'SENT') || (isOld && outcome === 'SENT');
      await updateOutcome(db, message, { outcome, settledAt: isSettled ? now : null });
    }
  };
}
