import { BusinessDate } from '@maru/contract/fields.ts';
import { cutPage } from '#server/db/cut-page.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { presentSummary } from '../present-order.ts';
import { countOrders, listOrderRows, type OrderCursor } from '../read-orders.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

type CountedCursor = { direction: 'older' | 'newer'; place: OrderCursor; count: number };
type Asked = OrderFilter & { cursor?: string | undefined; numberOfElements: number };

/** A page of orders as lists show them. */
export async function orderPage(db: DbOrTx, asked: Asked) {
  const page = await cursorPageOf(db, asked, (filter) => countOrders(db, filter, mostCounted + 1));
  return { ...page, content: page.content.map(presentSummary) };
}

/**
 * A page of orders, newest first. A cursor names one order and a direction, so new orders never shift a page. It carries
 * the count too, so that only the first page counts.
 */
export async function cursorPageOf(
  db: DbOrTx,
  asked: Asked,
  countAll: (filter: OrderFilter) => Promise<number>,
) {
  const { cursor, numberOfElements: limit, ...filter } = asked;
  const {
    direction,
    place,
    count: known,
  } = cursor ? readCursor(cursor) : { direction: 'older' as const, place: undefined, count: undefined };
  const [found, count] = await Promise.all([
    listOrderRows(db, filter, { place, direction, limit: limit + 1 }),
    known ?? countAll(filter),
  ]);
  const { page, newerAfter, olderAfter } = cutPage(found, { direction, isFirst: place === undefined, limit });
  return {
    content: page,
    nextCursor: olderAfter ? writeCursor({ direction: 'older', place: olderAfter.order, count }) : null,
    previousCursor: newerAfter ? writeCursor({ direction: 'newer', place: newerAfter.order, count }) : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function writeCursor({ direction, place, count }: CountedCursor): string {
  return [direction, place.businessDate, place.orderNumber, Math.min(count, mostCounted + 1)].join(':');
}

function readCursor(text: string): CountedCursor {
  const parts = /^(older|newer):(\d{4}-\d{2}-\d{2}):(\d{1,9}):(\d{1,5})$/.exec(text);
  if (!parts || !BusinessDate.safeParse(parts[2]).success) {
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  }
  return {
    direction: parts[1] as CountedCursor['direction'],
    place: { businessDate: parts[2] as string, orderNumber: Number(parts[3]) },
    count: Math.min(Number(parts[4]), mostCounted + 1),
  };
}
