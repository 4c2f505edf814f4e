import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { Id } from '@maru/contract/fields.ts';
import type { listStockMoves as wire } from '@maru/contract/menu/stock.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
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

  const { older, than } = readCursor(cursor);
  const [found, count] = await Promise.all([
    listMoveRows(db, storeId, itemId, { older, than, limit: limit + 1 }),
    countMoves(db, storeId, itemId, mostCounted + 1),
  ]);
  const hasBeyond = found.length > limit;
  const content = found.slice(0, limit);
  if (!older) content.reverse();

  const hasNewer = older ? than !== undefined : hasBeyond;
  const hasOlder = older ? hasBeyond : true;
  const first = content[0];
  const last = content.at(-1);
  return {
    content,
    nextCursor: hasOlder && last ? `older:${last.id}` : null,
    previousCursor: hasNewer && first ? `newer:${first.id}` : null,
    numberOfElements: content.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function readCursor(text: string | undefined): { older: boolean; than: string | undefined } {
  if (text === undefined) return { older: true, than: undefined };
  const [side, than] = text.split(':');
  if ((side !== 'older' && side !== 'newer') || !Id.safeParse(than).success)
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return { older: side === 'older', than };
}
