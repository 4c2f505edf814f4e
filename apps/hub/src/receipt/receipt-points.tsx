import type { PointRow } from '@maru/contract/receipt/receipt-rows.ts';
import { formatCount } from '@maru/web/format.ts';
import styles from './receipt.module.css';
import { useReceiptWords } from './use-receipt-words.ts';

/** Shows what the customer earned with the order, and the balance. */
export function ReceiptPoints({ rows }: { rows: readonly PointRow[] }) {
  const { t } = useReceiptWords();
  if (rows.length === 0) return null;

  return (
    <dl className={styles.sums}>
      {rows.map(({ kind, points }) => (
        <div key={kind} className={styles.row}>
          <dt>{t(`points.${kind}`)}</dt>
          <dd>{t('points.amount', { points: formatCount(points) })}</dd>
        </div>
      ))}
    </dl>
  );
}
