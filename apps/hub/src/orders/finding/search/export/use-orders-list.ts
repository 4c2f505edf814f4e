import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { orderSheet } from './order-sheet.ts';
import type { ListToExport } from './use-orders-export.ts';

/** A list of orders to export. */
export function useOrdersList(
  list: Pick<ListToExport<OrderSummary>, 'readPage' | 'days'>,
): ListToExport<OrderSummary> {
  const { t, nameOf } = useOrderWords();
  return {
    ...list,
    fileName: t('export.fileName'),
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
