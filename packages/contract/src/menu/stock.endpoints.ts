import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Instant, text } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { mostStock, Stock, StockQuantity } from './menu-fields.ts';
import { type HandMove, handMoves, longestReason, needsReason } from './stock-reason.ts';

/** Moves by hand. IMPORT and UNDO are written by an import or an undo. */
export const stockMoveKinds = [...handMoves, 'IMPORT', 'UNDO'] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** COUNT: sets the stock. RECEIVE, DISCARD: adds or subtracts. STOP: ends counting. */
const Move = z.discriminatedUnion('kind', [
  z.strictObject({ ...why('COUNT'), counted: Stock }),
  z.strictObject({ ...why('RECEIVE'), quantity: StockQuantity }),
  z.strictObject({ ...why('DISCARD'), quantity: StockQuantity }),
  z.strictObject(why('STOP')),
]);
export type Move = z.output<typeof Move>;

function why<K extends HandMove>(kind: K) {
  return { kind: z.literal(kind), reason: text(longestReason, needsReason(kind) ? 1 : 0) };
}

export const adjustStock = endpoint({
  name: 'adjustStock',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/stockcount',
  summary:
    'Records a stock count, received or discarded goods, or the end of counting. COUNT and DISCARD require a reason.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, itemId: Id, move: Move }),
  output: z.object({ stock: z.int().min(0).max(mostStock).nullable() }),
  errors: ['NOT_FOUND', 'STOCK_NOT_ENOUGH', 'STOCK_NOT_COUNTED', 'STOCK_TOO_LARGE'],
  idempotent: true,
});

export const listStockMoves = endpoint({
  name: 'listStockMoves',
  method: 'GET',
  path: '/v6/stores/:storeId/menu/stockmoves',
  summary: 'Stock moves of an item, newest first; stock taken or returned by orders is not listed.',
  access: [member('MENU')],
  input: z.strictObject({ storeId: Id, itemId: Id, ...cursorInput }),
  output: CursorPage(
    z.object({
      id: Id,
      kind: z.enum(stockMoveKinds),
      stockBefore: z.int().nullable(),
      stockAfter: z.int().nullable(),
      reason: z.string(),
      movedBy: z.string().nullable(),
      movedAt: Instant,
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const stockEndpoints = [adjustStock, listStockMoves];
