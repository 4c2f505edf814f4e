import type { HistoryEntry } from '@maru/contract/orders/order.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { DifferenceList } from '#hub/orders/receipted/difference-list.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-history.module.css';

/** Their reason comes from the card provider; other reasons were typed by a person. */
const decidedByProvider = new Set<HistoryEntry['kind']>([
  'PAYMENT_FAILED',
  'REFUND_FAILED',
  'EXCESS',
  'MISSING',
]);

/** Their reason is a code of the issuer of cash receipts; the receipt says what to do. */
const refusedByIssuer = new Set<HistoryEntry['kind']>(['CASH_RECEIPT_FAILED', 'CASH_RECEIPT_CANCEL_FAILED']);

/** Who did what, when and why; newest first. */
export function OrderHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { t, language, won, nameOf, failureWords } = useOrderWords();
  const whyOf = ({ kind, reason }: HistoryEntry) => {
    if (refusedByIssuer.has(kind)) return null;
    return reason && decidedByProvider.has(kind) ? failureWords(reason) : reason;
  };

  return (
    <ol className={styles.history}>
      {numbered(history).map(({ seq, ...entry }) => {
        const { kind, at, by, byGuest, amount, item, differences = [] } = entry;
        const why = whyOf(entry);
        return (
          <li key={seq} className={styles.entry} data-kind={kind}>
            <p className={styles.what}>
              {t(`history.${kind}`, {
                ...(amount === null ? {} : { context: 'payment' }),
                amount: amount === null ? '' : won(amount),
                name: item ? nameOf(item) : '',
                count: item?.quantity ?? 0,
              })}
            </p>
            {why && <p className={styles.why}>{why}</p>}
            {differences.length > 0 && <DifferenceList differences={differences} />}
            <p className={styles.who}>
              <time dateTime={at}>{formatDateTime(at, language)}</time>
              <span>{by ?? t(`history.${byGuest ? guestDid(kind) : 'system'}`)}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Tells the payment from a try that brought nothing. */
function guestDid(kind: HistoryEntry['kind']) {
  return kind === 'PAID' ? 'guestPaid' : 'guest';
}

/** Entries are only ever appended, so their index can serve as a key. */
function numbered(history: readonly HistoryEntry[]) {
  return history.map((entry, seq) => ({ ...entry, seq })).reverse();
}
