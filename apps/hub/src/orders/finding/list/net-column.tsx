import type { OrderSummary } from '@maru/contract/orders/order.ts';
import type { Column } from '@maru/ui/table/data-table.tsx';
import type { OrderWords } from '#hub/orders/use-order-words.ts';
import styles from './net-column.module.css';

/** Column with the revenue of an order: its total less refunds if it is completed, otherwise nothing. */
export function netColumn({ t, won }: OrderWords): Column<OrderSummary> {
  return {
    id: 'net',
    header: t('columns.net'),
    align: 'end',
    cell: ({ status, total, paid }) => {
      const isSold = status === 'CLOSED';
      return (
        <span className={styles.amount} data-same={isSold && paid === total}>
          <span className={styles.label}>{t('columns.net')} </span>
          {won(isSold ? paid : 0)}
          {isSold && paid < total && (
            <span className={styles.refunded}>{t('refundedOf', { amount: won(total - paid) })}</span>
          )}
        </span>
      );
    },
  };
}
