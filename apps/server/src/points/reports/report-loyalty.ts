import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reportLoyalty as wire } from '@maru/contract/points/point-reports.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { type Period, sumLoyalty } from './reports.queries.ts';

type Loyalty = OutputOf<typeof wire>;

/** The share of known customers in the sales, and how many customers came for the first time. */
export function reportLoyalty(
  { db, storeId }: StoreContext,
  { from, to }: ParsedInputOf<typeof wire>,
): Promise<Loyalty> {
  return readLoyalty(db, { storeId, from, to });
}

/** Reads it in one statement. */
export async function readLoyalty(db: DbOrTx, period: Period): Promise<Loyalty> {
  const row = await sumLoyalty(db, period);
  const { customers, newCustomers } = row;
  return {
    all: { orders: row.orders, net: row.net },
    ofCustomers: { orders: row.customerOrders, net: row.customerNet },
    withPoints: { orders: row.pointOrders, net: row.pointNet, points: row.points },
    customers: { all: customers, new: newCustomers, returning: customers - newCustomers },
  };
}
