import type { FieldCode } from '@maru/contract/field-codes.ts';
import { mostStock } from '@maru/contract/menu/menu-fields.ts';
import { readWholeNumber } from '@maru/contract/menu/read-whole-number.ts';
import type { Move } from '@maru/contract/menu/stock.endpoints.ts';
import type { HandMove } from '@maru/contract/menu/stock-reason.ts';

/** Possible moves. A stock that is not counted yet can only be counted. */
export function movesOf(stock: number | null): HandMove[] {
  return stock === null ? ['COUNT'] : ['COUNT', 'RECEIVE', 'DISCARD', 'STOP'];
}

/** Parses a typed move, or says what is wrong with its number. */
export function readMove(
  kind: HandMove,
  { typed, reason }: { typed: string; reason: string },
): { move: Move } | { problem: FieldCode } {
  if (kind === 'STOP') return { move: { kind, reason } };
  const read = readWholeNumber(typed, { least: kind === 'COUNT' ? 0 : 1, most: mostStock });
  if ('problem' in read) return read;
  return kind === 'COUNT'
    ? { move: { kind, counted: read.value, reason } }
    : { move: { kind, quantity: read.value, reason } };
}

type Impossible = { why: 'stockNotEnough'; left: number } | { why: 'stockTooLarge'; most: number };

/** Why the server would refuse this move at the current stock. */
export function impossibleOf(stock: number | null, move: Move): Impossible | undefined {
  const after = stockAfter(stock, move) ?? 0;
  if (after < 0) return { why: 'stockNotEnough', left: stock ?? 0 };
  return after > mostStock ? { why: 'stockTooLarge', most: mostStock } : undefined;
}

/** Stock after a move; null means not counted. */
export function stockAfter(stock: number | null, move: Move): number | null {
  if (move.kind === 'STOP') return null;
  if (move.kind === 'COUNT') return move.counted;
  return (stock ?? 0) + (move.kind === 'RECEIVE' ? move.quantity : -move.quantity);
}
