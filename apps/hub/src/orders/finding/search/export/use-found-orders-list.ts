import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { readFoundPage } from '../search.api.ts';
import type { OrderFilters } from '../search-address.ts';
import { orderSheet } from './order-sheet.ts';
import type { ListToExport } from './use-orders-export.ts';

/** The found orders as a file. */
export function useFoundOrdersList(storeId: string, filters: OrderFilters): ListToExport<OrderSummary> {
  const { t, nameOf } = useOrderWords();
  return {
    fileName: t('export.fileName'),
    readPage: readFoundPage(storeId, filters),
    sheetOf: (orders) =>
      orderSheet(orders, {
        name: t('export.sheet'),
        heading: (column) => t(`export.columns.${column}`),
        cells: ({ status, orderType, paymentType }) => ({
          status: t(`statuses.${status}`),
          type: t(`find.types.${orderType}`),
          payment: t(`paymentTypes.${paymentType}`),
        }),
        nameOf,
      }),
  };
}
