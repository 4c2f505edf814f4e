import type { MyStore } from '#hub/lib/store.tsx';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { listAllSales } from '#hub/payments/sale-queue/sale-store.ts';
import { type AtRisk, atRisk } from '#hub/payments/sale-queue/waiting/at-risk.ts';
import type { UnsentOfStore } from '#hub/users/deleting/unsent-of-store.tsx';

/** If storage is blocked, there are no stored sales. */
const salesHere = () => listAllSales().catch(() => []);

/** Unsent sales on this device, of any store. */
export async function unsentHere(): Promise<AtRisk | null> {
  const risk = atRisk(await salesHere());
  return risk.sales > 0 ? risk : null;
}

/** Unsent sales on this device, by store. */
export async function unsentOf(stores: readonly MyStore[]): Promise<UnsentOfStore[]> {
  return unsentByStore(stores, await salesHere());
}

export function unsentByStore(
  stores: readonly Pick<MyStore, 'storeId' | 'name'>[],
  sales: readonly Sale[],
): UnsentOfStore[] {
  return stores
    .map(({ storeId, name }) => {
      const { sales: count, total } = atRisk(sales.filter((sale) => sale.storeId === storeId));
      return { storeId, name, count, total };
    })
    .filter(({ count }) => count > 0);
}
