import type { Db } from '#server/db/database.ts';
import { isFinal, outcomesOf } from '#server/messaging/outcome-of.ts';
import { listUnsettled, type Unsettled, updateOutcome } from './revenue-messages.queries.ts';

const atOnce = 500;

/** Every minute, records what became of the messages, before the carriers' rows are deleted. */
export function settleSummaries({ db, clock }: { db: Db; clock: () => Date }) {
  return async () => {
    const now = clock();
    // All of them, because those without an answer would keep the others waiting.
    let last: Unsettled | undefined;
    do {
      const page = await listUnsettled(db, last, atOnce);
      const outcomeOf = await outcomesOf(
        db,
        page.map(({ messageId }) => messageId),
      );
      for (const message of page) await settle(db, message, outcomeOf(message.messageId), now);
      last = page.length === atOnce ? page.at(-1) : undefined;
    } while (last);
  };
}

/** Writes what is new only. */
async function settle(db: Db, message: Unsettled, outcome: Unsettled['outcome'], now: Date) {
  const isSettled = isFinal(outcome, message.postedAt, now);
  if (!isSettled && outcome === message.outcome) return;
  await updateOutcome(db, message, { outcome, settledAt: isSettled ? now : null });
}
