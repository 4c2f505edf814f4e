import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reportLoyalty as wire } from '@maru/contract/points/point-reports.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { sumLoyalty } from './reports.queries.ts';

/** What known customers are of the sales, and how many came for the first time. */
export async function reportLoyalty(
  { db, storeId }: StoreContext,
  { from, to }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const row = await sumLoyalty(db, { storeId, from, to });
  const { customers, newCustomers } = row;
  return {
    all: { orders: row.orders, net: row.net },
    ofCustomers: { orders: row.customerOrders, net: row.customerNet },
    withPoints: { orders: row.pointOrders, net: row.pointNet, points: row.points },
    customers: { all: customers, new: newCustomers, returning: customers - newCustomers },
  };
}
