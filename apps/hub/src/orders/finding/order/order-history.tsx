import type { HistoryEntry } from '@maru/contract/orders/order.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-history.module.css';

/** Who did what, when and why; newest first. */
export function OrderHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { t, language, won, fromProvider } = useOrderWords();

  return (
    <ol className={styles.history}>
      {numbered(history).map(({ seq, kind, at, by, reason, amount }) => (
        <li key={seq} className={styles.entry} data-kind={kind}>
          <p className={styles.what}>
            {t(`history.${kind}`, { amount: amount === null ? '' : won(amount) })}
          </p>
          {reason && <p className={styles.why}>{fromProvider(reason)}</p>}
          <p className={styles.who}>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
            <span>{by ?? t('history.system')}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Entries are only ever appended, so their index can serve as a key. */
function numbered(history: readonly HistoryEntry[]) {
  return history.map((entry, seq) => ({ ...entry, seq })).reverse();
}
