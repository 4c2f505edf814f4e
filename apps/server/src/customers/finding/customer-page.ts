import type { Customer } from '@maru/contract/customers/customer.ts';
import type { listCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { Id } from '@maru/contract/fields.ts';
import { cutPage } from '#server/db/cut-page.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { CustomerCursor, CustomerFilter } from './customer-filter.queries.ts';
import { type CustomerRow, countCustomers, listCustomerRows } from './customer-rows.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

type Asked = {
  filter: CustomerFilter;
  cursor?: string | undefined;
  numberOfElements: number;
  at: Date;
  present: (row: CustomerRow) => Customer;
};
type CountedCursor = CustomerCursor & { count: number | undefined };

/**
 * A page of customers. A cursor names one customer and a direction, so new ones never shift a page. It carries the count
 * too, so that only the first page counts.
 */
export async function customerPage(db: DbOrTx, asked: Asked): Promise<OutputOf<typeof listCustomers>> {
  const { filter, cursor, numberOfElements: limit, at, present } = asked;
  const { afterId, direction, count: known } = readCursor(cursor);
  const isByPhone = filter.search?.by === 'phone';
  const [found, counted] = await Promise.all([
    listCustomerRows(db, filter, { afterId, direction, at, limit: limit + 1 }),
    known ?? (isByPhone ? undefined : countCustomers(db, filter, mostCounted + 1)),
  ]);
  // A store has at most one live customer with a number, so the page shows all that were found.
  const count = counted ?? found.length;
  const { page, newerAfter, olderAfter } = cutPage(found, {
    direction,
    isFirst: afterId === undefined,
    limit,
  });
  return {
    content: page.map(present),
    nextCursor: olderAfter ? writeCursor({ direction: 'older', afterId: olderAfter.id, count }) : null,
    previousCursor: newerAfter ? writeCursor({ direction: 'newer', afterId: newerAfter.id, count }) : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function writeCursor({ direction, afterId, count }: CountedCursor): string {
  return [direction, afterId, count].join(':');
}

function readCursor(text: string | undefined): CountedCursor {
  if (text === undefined) return { direction: 'older', afterId: undefined, count: undefined };
  const [, direction, id, count] = /^(older|newer):([0-9a-f-]{36}):(\d{1,5})$/.exec(text) ?? [];
  if (!Id.safeParse(id).success) throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return {
    direction: direction as CountedCursor['direction'],
    afterId: id,
    count: Math.min(Number(count), mostCounted + 1),
  };
}
