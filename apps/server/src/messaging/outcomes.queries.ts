import { sql } from 'kysely';
import type { HistoryRow, NewOutcome } from './outcome-of.ts';

/**
 * The part of an update that records the outcome in such a history. `messageId` is the one that was read: if the
 * message was posted again since, it has another one and is not updated.
 */
export const newOutcomePiece = ({ storeId, id, messageId, outcome, settledAt }: HistoryRow & NewOutcome) =>
  sql`set outcome = ${outcome}, settled_at = ${settledAt}
    where store_id = ${storeId} and id = ${id} and message_id = ${messageId}`;
