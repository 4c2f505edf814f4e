import type { Sold } from '@maru/contract/receipt/sold.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { LineDetails } from './line-details.tsx';
import styles from './paid-lines.module.css';

/** Lists what is being paid, to be read out to the customer: menu prices first, then the reductions. */
export function PaidLines({ sold: { lines, orderDiscount, pointsUsed } }: { sold: Sold }) {
  const { t, won, nameOf } = usePaymentWords();
  const reductions = [
    { kind: 'ORDER_DISCOUNT', amount: orderDiscount },
    { kind: 'POINTS_USED', amount: pointsUsed },
  ].filter(({ amount }) => amount > 0);

  return (
    <section className={styles.paid} aria-label={t('tender.lines')}>
      <h3 className={styles.title}>{t('tender.lines')}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span>
              {nameOf(line)}
              <LineDetails line={line} />
            </span>
            <span className={styles.quantity}>× {line.quantity}</span>
            <span className={styles.sum}>{won(line.gross - line.discount)}</span>
          </li>
        ))}
        {reductions.map(({ kind, amount }) => (
          <li key={kind} className={styles.line}>
            <span>{t(`receipt:sums.${kind}`)}</span>
            <span />
            <span className={styles.sum}>{won(-amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
