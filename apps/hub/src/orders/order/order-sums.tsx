import type { Order } from '@maru/contract/orders/order.ts';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './order-sums.module.css';
import { taxRows } from './tax-rows.ts';

type Row = { key: string; amount: number; kind?: 'total' | 'small' };

/** From the prices to the total, what of it was paid, and its tax parts. */
export function OrderSums({ order }: { order: Order }) {
  const { t, won } = useWords();
  const reductions = [
    { key: 'lineDiscounts', amount: -order.lineDiscounts },
    { key: 'orderDiscount', amount: -order.orderDiscount },
    { key: 'pointsUsed', amount: -order.pointsUsed },
  ].filter(({ amount }) => amount !== 0);

  const rows: Row[] = [
    ...(reductions.length > 0 ? [{ key: 'gross', amount: order.gross }, ...reductions] : []),
    { key: 'total', amount: order.total, kind: 'total' },
    ...taxRows(order).map((row) => ({ ...row, kind: 'small' as const })),
  ];

  return (
    <dl className={styles.sums} data-keep-clear>
      {rows.map(({ key, amount, kind }) => (
        <div key={key} className={styles.row} data-kind={kind}>
          <dt>{t(`sums.${key}`)}</dt>
          <dd>{won(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
