import { sql } from 'kysely';
import type { HistoryRow, NewOutcome } from './outcome-of.ts';

/**
 * The part of an update that records a message's outcome in its row of a feature's history. `messageId` is
 * the message whose outcome was read: if the row has been posted again since, it names another message and
 * stays as it is.
 */
export const newOutcomePiece = ({ storeId, id, messageId, outcome, settledAt }: HistoryRow & NewOutcome) =>
  sql`set outcome = ${outcome}, settled_at = ${settledAt}
    where store_id = ${storeId} and id = ${id} and message_id = ${messageId}`;
