import type { SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { personName } from '#hub/lib/person-name.ts';
import type { OrderWords } from '#hub/orders/use-order-words.ts';

/** Column with the person who took the order. */
export function takerColumn({ t }: Pick<OrderWords, 't'>): Column<SalesRow> {
  return {
    id: 'takenBy',
    header: t('find.takenBy'),
    cell: ({ takenBy }) => personName(takenBy),
    isWideOnly: true,
  };
}
