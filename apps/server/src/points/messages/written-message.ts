import type { RawBuilder } from 'kysely';
import { type MovedByOrder, type OrderMessage, orderMessagePiece } from './point-messages.queries.ts';

export type { MovedByOrder };

/** What a customer is told of an order, as a part of the statement that writes what it tells. A job posts it after the commit. */
export function writtenMessage(message: OrderMessage): RawBuilder<unknown> {
  return orderMessagePiece(message);
}
