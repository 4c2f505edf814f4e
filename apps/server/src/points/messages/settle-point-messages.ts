import { isExpiryNotice } from '@maru/contract/points/point-messages.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { recordOutcome, settleOutcomes } from '#server/messaging/settle-outcomes.ts';
import { deleteNotices } from './notices.queries.ts';
import { listUnsettled, type Unsettled } from './point-messages.queries.ts';

/** Every minute, records what became of the messages. A notice that no carrier took in time is written again on the next day. */
export function settlePointMessages({ db, clock }: { db: Db; clock: () => Date }) {
  return () =>
    settleOutcomes<Unsettled>(db, {
      now: clock(),
      list: (last, limit) => listUnsettled(db, last, limit),
      write: (message, state) =>
        inTransaction(db, async (tx) => {
          await recordOutcome(tx, 'point_messages', { ...message, ...state });
          if (state.outcome === 'EXPIRED' && isExpiryNotice(message.kind)) await deleteNotices(tx, message);
        }),
    });
}
