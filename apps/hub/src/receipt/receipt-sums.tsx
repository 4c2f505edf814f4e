import type { SumRow } from '@maru/contract/receipt/receipt-rows.ts';
import styles from './receipt.module.css';
import { useReceiptWords } from './use-receipt-words.ts';

/** A list of amounts. Sums are larger. */
export function ReceiptSums({ rows }: { rows: readonly SumRow[] }) {
  const { t, won } = useReceiptWords();
  if (rows.length === 0) return null;

  return (
    <dl className={styles.sums}>
      {rows.map(({ kind, amount }) => (
        <div key={kind} className={styles.row} data-strong={kind === 'TOTAL' || kind === 'STANDS'}>
          <dt>{t(`sums.${kind}`)}</dt>
          <dd>{won(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
