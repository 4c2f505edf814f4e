import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { sumFoundOrders as wire } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkCustomerFilter } from './check-customer-filter.ts';
import {
  type PartRow,
  sumFound,
  sumFoundLines,
  sumFoundMovements,
  sumFoundPayments,
} from './found-sums.queries.ts';
import { hasLineFilter, type OrderFilter } from './order-filter.queries.ts';

type Search = OrderFilter & { from: string; to: string };

/** What a search found, in money, from one snapshot. */
export async function sumFoundOrders(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  checkCustomerFilter(context, input);
  const { db, storeId } = context;
  const { orderIds = [], ...filters } = input;
  const filter: Search = { ...filters, storeId };
  return inSnapshot(db, async (tx) => {
    if (filter.basis === 'event')
      return { orders: null, moved: await sumFoundMovements(tx, filter), part: null, rows: [] };
    const [whole = none(filter)] = await listParts(tx, filter, 'all');
    const part = looksForPart(filter) ? whole : null;
    const rows = orderIds.length > 0 ? await listParts(tx, { ...filter, ids: orderIds }, 'order') : [];
    return { orders: await readFoundSums(tx, filter), moved: null, part, rows };
  });
}

/** Sums of the orders that meet a filter, for use within the snapshot of a list. */
export const readFoundSums = (tx: Tx, filter: OrderFilter) => sumFound(tx, filter);

const looksForPart = (filter: Search) => hasLineFilter(filter) || filter.tenderType !== undefined;
const none = (filter: Search) => ({ quantity: hasLineFilter(filter) ? 0 : null, net: 0 });

/**
 * The matching part of each order (or of all together): its lines or payments that meet the filters. Empty if no filter is
 * about a part.
 */
function listParts(tx: Tx, filter: Search, per: 'order' | 'all'): Promise<PartRow[]> {
  if (hasLineFilter(filter)) return sumFoundLines(tx, filter, per);
  const { tenderType: types } = filter;
  return types ? sumFoundPayments(tx, filter, { types, per }) : Promise.resolve([]);
}
