import { BusinessDate } from '@maru/contract/fields.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { presentSummary } from '../present-order.ts';
import { countOrders, listOrderRows, type Place } from '../read-orders.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

type Cursor = { direction: 'older' | 'newer'; place: Place };
type Asked = OrderFilter & { cursor?: string | undefined; numberOfElements: number };

/** A page of orders, newest first. A cursor names one order and a direction, so new orders never shift a page. */
export async function orderPage(db: DbOrTx, { cursor, numberOfElements: limit, ...filter }: Asked) {
  const { direction, place } = cursor
    ? readCursor(cursor)
    : { direction: 'older' as const, place: undefined };
  const [found, count] = await Promise.all([
    listOrderRows(db, filter, { place, direction, limit: limit + 1 }),
    countOrders(db, filter, mostCounted + 1),
  ]);
  const hasBeyond = found.length > limit;
  const page = found.slice(0, limit);
  if (direction === 'newer') page.reverse();

  const hasNewer = direction === 'newer' ? hasBeyond : place !== undefined;
  const hasOlder = direction === 'older' ? hasBeyond : true;
  const first = page[0]?.order;
  const last = page.at(-1)?.order;
  return {
    content: page.map(presentSummary),
    nextCursor: hasOlder && last ? writeCursor({ direction: 'older', place: last }) : null,
    previousCursor: hasNewer && first ? writeCursor({ direction: 'newer', place: first }) : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function writeCursor({ direction, place }: Cursor): string {
  return `${direction}:${place.businessDate}:${place.orderNumber}`;
}

function readCursor(text: string): Cursor {
  const parts = /^(older|newer):(\d{4}-\d{2}-\d{2}):(\d{1,9})$/.exec(text);
  if (!parts || !BusinessDate.safeParse(parts[2]).success) {
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  }
  return {
    direction: parts[1] as Cursor['direction'],
    place: { businessDate: parts[2] as string, orderNumber: Number(parts[3]) },
  };
}
