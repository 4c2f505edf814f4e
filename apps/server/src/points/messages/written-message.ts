import type { RawBuilder } from 'kysely';
import { type MovedByOrder, type OrderMessage, orderMessagePiece } from './point-messages.queries.ts';

export type { MovedByOrder };

/** The message about an order, as a part of the statement that writes the points. A job posts it after the commit. */
export function writtenMessage(message: OrderMessage): RawBuilder<unknown> {
  return orderMessagePiece(message);
}
