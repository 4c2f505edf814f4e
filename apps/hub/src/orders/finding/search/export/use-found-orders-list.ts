import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { readFoundPage } from '../search.api.ts';
import type { OrderFilters } from '../search-address.ts';
import type { ListToExport } from './use-orders-export.ts';
import { useOrdersList } from './use-orders-list.ts';

/** The found orders as a list to export. */
export function useFoundOrdersList(storeId: string, filters: OrderFilters): ListToExport<OrderSummary> {
  return useOrdersList({ readPage: readFoundPage(storeId, filters) });
}
