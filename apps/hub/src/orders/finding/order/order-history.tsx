import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { HistoryEntry, Order } from '@maru/contract/orders/order.ts';
import { formatCount, formatDateTime } from '@maru/web/format.ts';
import { personName } from '#hub/lib/person-name.ts';
import { DifferenceList } from '#hub/orders/offline-sales/difference-list.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-history.module.css';
import { receiptStory } from './receipt-story.ts';

/** The card provider gave the reason of these entries. People typed the rest, except `refusedByIssuer`. */
const decidedByProvider = new Set<HistoryEntry['kind']>([
  'PAYMENT_FAILED',
  'REFUND_FAILED',
  'EXCESS',
  'MISSING',
]);

/** The reason of these entries is a code of the issuer of cash receipts. The receipt says what to do. */
const refusedByIssuer = new Set<HistoryEntry['kind']>(['CASH_RECEIPT_FAILED', 'CASH_RECEIPT_CANCEL_FAILED']);

/** Shows who did what, when and why; newest first. */
export function OrderHistory({ order }: { order: Pick<Order, 'history' | 'cashReceipts'> }) {
  const { history, cashReceipts } = order;
  const { t, language, won, nameOf, failureWords } = useOrderWords();
  const numberOf = ({ identifierKind: kind, identifierLast4: last4, purpose }: CashReceipt) =>
    kind === 'SELF_ISSUED'
      ? t('history.receipt.SELF_ISSUED')
      : t('history.receipt.number', {
          purpose: t(`history.receipt.purposes.${purpose}`),
          number: t(`history.receipt.kinds.${kind}`, { last4: last4 ?? '' }),
        });
  const whyOf = (entry: HistoryEntry) => {
    const { kind, reason } = entry;
    if (refusedByIssuer.has(kind)) return null;
    const story = reason ? null : receiptStory(entry, cashReceipts);
    if (story?.why === 'CORRECTED')
      return t('history.receipt.CORRECTED', { from: numberOf(story.from), to: numberOf(story.to) });
    if (story) return t(`history.receipt.${story.why}`);
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
                // An order that was paid with points alone is refunded without money.
                ...(amount ? { context: 'payment' } : {}),
                amount: amount === null ? '' : won(amount),
                points: amount === null ? '' : formatCount(amount),
                name: item ? nameOf(item) : '',
                count: item?.quantity ?? 0,
              })}
            </p>
            {why && <p className={styles.why}>{why}</p>}
            {differences.length > 0 && <DifferenceList differences={differences} />}
            <p className={styles.who}>
              <time dateTime={at}>{formatDateTime(at, language)}</time>
              <span>{personName(by) ?? t(`history.${byGuest ? guestDid(kind) : 'system'}`)}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Distinguishes a guest's payment from a failed try. */
function guestDid(kind: HistoryEntry['kind']) {
  return kind === 'PAID' ? 'guestPaid' : 'guest';
}

/** Entries are only ever appended, so their index can serve as a key. */
function numbered(history: readonly HistoryEntry[]) {
  return history.map((entry, seq) => ({ ...entry, seq })).reverse();
}
