import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { mostStock } from '@maru/contract/menu/menu-fields.ts';
import type { Move, adjustStock as wire } from '@maru/contract/menu/stock.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { publishMenuChange } from '#server/menu/edit-menu.ts';
import { lockItemStock, updateStock } from './stock.queries.ts';
import { insertStockMoves } from './stock-moves.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Adjusts the stock of an item by hand. The move applies to the stock as read under the lock, because sales continue
 * meanwhile.
 */
export async function adjustStock(
  context: StoreContext,
  { itemId, move }: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId, actor, now } = context;
  return context.transaction(async (tx) => {
    const item = (await lockItemStock(tx, storeId, itemId)) ?? fail('NOT_FOUND');
    const stock = stockAfter(item.stock, move);

    await updateStock(tx, storeId, itemId, stock);
    const { kind, reason } = move;
    const kept = { itemId, kind, stockBefore: item.stock, stockAfter: stock, reason: reason || null };
    await insertStockMoves(tx, storeId, [kept], { by: actor.userId, at: now });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'menu', act: 'adjustStock' },
      before: { stock: item.stock },
      after: { itemId, item: item.name, stock, kind, reason },
    });
    await publishMenuChange(tx, context, { itemIds: [itemId] });
    return { stock };
  });
}

function stockAfter(before: number | null, move: Move): number | null {
  if (move.kind === 'COUNT') return move.counted;
  if (before === null) fail('STOCK_NOT_COUNTED');
  if (move.kind === 'STOP') return null;
  if (move.kind === 'DISCARD')
    return move.quantity > before ? fail('STOCK_NOT_ENOUGH', { left: before }) : before - move.quantity;
  return before + move.quantity > mostStock
    ? fail('STOCK_TOO_LARGE', { most: mostStock })
    : before + move.quantity;
}
