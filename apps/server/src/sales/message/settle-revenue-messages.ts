import type { Db } from '#server/db/database.ts';
import { settleOutcomes } from '#server/messaging/settle-outcomes.ts';
import { listUnsettled, type Unsettled, updateOutcome } from './revenue-messages.queries.ts';

/** Every minute, records the outcome of the messages. */
export function settleRevenueMessages({ db, clock }: { db: Db; clock: () => Date }) {
  return () =>
    settleOutcomes<Unsettled>(db, {
      now: clock(),
      list: (last, limit) => listUnsettled(db, last, limit),
      write: (message, outcome) => updateOutcome(db, { ...message, ...outcome }),
    });
}
