import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listStockMoves as wire } from '@maru/contract/menu/stock.endpoints.ts';
import { cutPage } from '#server/db/cut-page.ts';
import type { StoreContext } from '#server/http/context.ts';
import { idCursorsOf, readIdCursor } from '#server/http/id-cursor.ts';
import { fail } from '#server/http/refusal.ts';
import { listItemRows } from '#server/menu/items/items.queries.ts';
import { countMoves, listMoveRows } from './stock-moves.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

/** Stock moves of an item, newest first. A cursor names one move and a direction, so new moves never shift a page. */
export async function listStockMoves(
  { db, storeId }: StoreContext,
  { itemId, cursor, numberOfElements: limit }: Input,
): Promise<OutputOf<typeof wire>> {
  const [item] = await listItemRows(db, storeId, { itemIds: [itemId] });
  if (!item) fail('NOT_FOUND');

  const { direction, id } = readIdCursor(cursor);
  const [found, count] = await Promise.all([
    listMoveRows(db, storeId, itemId, { older: direction === 'older', than: id, limit: limit + 1 }),
    countMoves(db, storeId, itemId, mostCounted + 1),
  ]);
  const { page, ...ends } = cutPage(found, { direction, isFirst: id === undefined, limit });
  return {
    content: page,
    ...idCursorsOf(ends),
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}
