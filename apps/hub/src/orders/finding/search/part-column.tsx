import type { OrderSummary } from '@maru/contract/orders/order.ts';
import type { Column } from '@maru/ui/table/data-table.tsx';
import styles from '#hub/orders/finding/list/net-column.module.css';
import type { OrderWords } from '#hub/orders/use-order-words.ts';
import type { SumsOfSearch } from './use-found-sums.ts';

/** Column with the part of each order that met the filters: its lines with an item, or one tender type. */
export function partColumn(
  { t, won }: OrderWords,
  { rows }: Pick<SumsOfSearch, 'rows'>,
): Column<OrderSummary> {
  const parts = new Map(rows.map((row) => [row.orderId, row]));
  return {
    id: 'part',
    header: t('columns.part'),
    align: 'end',
    cell: ({ id }) => {
      const part = parts.get(id);
      if (!part) return null;
      const { quantity, net } = part;
      return (
        <span className={styles.amount}>
          <span className={styles.label}>{t('columns.part')} </span>
          {won(net)}
          {quantity !== null && (
            <span className={styles.refunded}>{t('found.pieces', { count: quantity })}</span>
          )}
        </span>
      );
    },
  };
}
