import type { Order } from '@maru/contract/orders/order.ts';
import { taxRows } from '@maru/contract/receipt/tax-rows.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-sums.module.css';

type Row = { label: string; amount: number; kind?: 'total' | 'small' };

/** Shows the sums from the prices to the total, the paid amount and the tax parts. */
export function OrderSums({ order }: { order: Order }) {
  const { t, won } = useOrderWords();
  const reductions = [
    { label: t('sums.lineDiscounts'), amount: -order.lineDiscounts },
    { label: t('receipt:sums.ORDER_DISCOUNT'), amount: -order.orderDiscount },
    { label: t('receipt:sums.POINTS_USED'), amount: -order.pointsUsed },
  ].filter(({ amount }) => amount !== 0);

  const rows: Row[] = [
    ...(reductions.length > 0 ? [{ label: t('sums.gross'), amount: order.gross }, ...reductions] : []),
    { label: t('receipt:sums.TOTAL'), amount: order.total, kind: 'total' },
    ...taxRows(order).map(({ kind, amount }) => ({
      label: t(`receipt:sums.${kind}`),
      amount,
      kind: 'small' as const,
    })),
    ...(order.status === 'CLOSED' && order.refunded > 0
      ? [
          { label: t('receipt:returned'), amount: -order.refunded },
          { label: t('receipt:sums.STANDS'), amount: order.total - order.refunded, kind: 'total' as const },
        ]
      : []),
  ];

  return (
    <dl className={styles.sums} data-keep-clear>
      {rows.map(({ label, amount, kind }) => (
        <div key={label} className={styles.row} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{won(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
