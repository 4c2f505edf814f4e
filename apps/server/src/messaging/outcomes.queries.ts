import { sql } from 'kysely';
import type { HistoryRow, NewOutcome } from './outcome-of.ts';

/**
 * The rest of an update of such a history. `messageId` is the one that was read: a message that was posted again has
 * another one.
 */
export const newOutcomePiece = ({ storeId, id, messageId, outcome, settledAt }: HistoryRow & NewOutcome) =>
  sql`set outcome = ${outcome}, settled_at = ${settledAt}
    where store_id = ${storeId} and id = ${id} and message_id = ${messageId}`;
