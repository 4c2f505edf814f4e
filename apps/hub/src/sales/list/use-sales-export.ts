import type { SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import type { ListToExport } from '#hub/orders/finding/search/export/use-orders-export.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { readSalesPage } from './sales-list.api.ts';
import { salesSheet } from './sales-sheet.ts';
import type { SalesList } from './use-sales-list.ts';

/** Exports the sales list as a file named by its period. */
export function useSalesExport(
  storeId: string,
  { filters, period: { from, to } }: Pick<SalesList, 'filters' | 'period'>,
): ListToExport<SalesRow> {
  const { t } = useSalesWords();
  const { t: ofOrders } = useOrderWords();
  return {
    fileName: t('list.title'),
    days: from === to ? from : `${from}~${to}`,
    readPage: readSalesPage(storeId, filters),
    sheetOf: (rows) =>
      salesSheet(rows, {
        name: t('list.title'),
        heading: (column) => t(`list.sheet.${column}`),
        cells: ({ status, orderType, paymentType }) => ({
          status: ofOrders(`statuses.${status}`),
          type: ofOrders(`find.types.${orderType}`),
          payment: ofOrders(`paymentTypes.${paymentType}`),
        }),
      }),
  };
}
