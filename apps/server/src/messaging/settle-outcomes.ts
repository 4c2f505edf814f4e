import type { Db } from '#server/db/database.ts';
import { type HistoryRow, isFinal, type NewOutcome, outcomesOf } from './outcome-of.ts';

type Posted = HistoryRow & { at: Date; outcome: string };

type Settling<Message extends Posted> = {
  now: Date;
  /** Messages whose outcome may still change, oldest first; after `last`, if given. */
  list: (last: Message | undefined, limit: number) => Promise<Message[]>;
  write: (message: Message, outcome: NewOutcome) => Promise<void>;
};

const atOnce = 500;

/**
 * Records the outcome of messages before the rows of `messages` are deleted. Writes an outcome only if it changed or
 * became final. Reads all pages: the oldest messages may be without an answer for long and would fill a single one.
 */
export async function settleOutcomes<Message extends Posted>(
  db: Db,
  { now, list, write }: Settling<Message>,
): Promise<void> {
  let last: Message | undefined;
  do {
    const page = await list(last, atOnce);
    const outcomeOf = await outcomesOf(
      db,
      page.map(({ messageId }) => messageId),
    );
    for (const message of page) {
      const outcome = outcomeOf(message.messageId);
      const isSettled = isFinal(outcome, message.at, now);
      if (isSettled || outcome !== message.outcome)
        await write(message, { outcome, settledAt: isSettled ? now : null });
    }
    last = page.length === atOnce ? page.at(-1) : undefined;
  } while (last);
}
