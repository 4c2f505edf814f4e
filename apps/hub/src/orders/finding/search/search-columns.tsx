import type { OrderSummary } from '@maru/contract/orders/order.ts';
import type { Column } from '@maru/ui/table/data-table.tsx';
import type { Store } from '#hub/lib/store.tsx';
import { netColumn } from '#hub/orders/finding/list/net-column.tsx';
import { orderColumns } from '#hub/orders/finding/list/order-columns.tsx';
import type { OrderWords } from '#hub/orders/use-order-words.ts';
import { partColumn } from './part-column.tsx';
import type { SumsOfSearch } from './use-found-sums.ts';

type Asked = { store: Pick<Store, 'may'>; sums: SumsOfSearch | undefined };

/**
 * Columns of the order search. Members who may see sales also see what orders brought in and how much of each
 * met the filters.
 */
export function searchColumns(words: OrderWords, { store, sums }: Asked): Column<OrderSummary>[] {
  const columns = orderColumns(words, { hasDays: true });
  if (!store.may('SALES')) return columns;
  if (!sums?.part) return [...columns, netColumn(words)];
  // Leaves out two columns, because nine would be too many.
  const narrow = columns.filter(({ id }) => id !== 'places' && id !== 'payment');
  return [...narrow, netColumn(words), partColumn(words, sums)];
}
