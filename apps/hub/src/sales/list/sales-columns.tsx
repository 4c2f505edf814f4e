import type { SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { netColumn } from '#hub/orders/finding/list/net-column.tsx';
import { orderColumns } from '#hub/orders/finding/list/order-columns.tsx';
import type { OrderWords } from '#hub/orders/use-order-words.ts';

/** What the sales list shows of an order. The table is wide already; the order type is a filter. */
export function salesColumns(words: OrderWords): Column<SalesRow>[] {
  return [
    ...orderColumns(words, { hasDays: true }).filter(({ id }) => id !== 'places'),
    netColumn(words),
    {
      id: 'takenBy',
      header: words.t('find.takenBy'),
      cell: ({ takenBy }) => takenBy,
      isWideOnly: true,
    },
  ];
}
