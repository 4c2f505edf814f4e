import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { separator } from '@maru/ui/separator.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatTime } from '@maru/web/format.ts';
import type { ReactNode } from 'react';
import { PaymentExcess } from '#hub/orders/excess/payment-excess.tsx';
import { TransactionActs } from '#hub/orders/excess/transaction-acts.tsx';
import { PaymentActs } from '#hub/orders/paying/payment-acts.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { movementKey } from './movement-key.ts';
import styles from './order-payments.module.css';

/** Lists the payments of an order with all of their transactions. */
export function OrderPayments({ order }: { order: Order }) {
  const { t, won } = useOrderWords();
  const { payments, total, pointsUsed, closedAt } = order;
  if (payments.length === 0) {
    const isByPoints = total === 0 && pointsUsed > 0 && closedAt !== null;
    return <p className={styles.none}>{t(isByPoints ? 'payments.byPoints' : 'payments.none')}</p>;
  }

  return (
    <ul className={styles.payments}>
      {payments.map((payment) => {
        const { id, type, received, change, transactions, isByLink } = payment;
        return (
          <li key={id} className={styles.payment}>
            <p className={styles.type}>
              <span>
                {t(`paymentTypes.${type}`)}
                {isByLink && `${separator}${t('payments.byLink')}`}
              </span>
              <span>{won(payment.approved - payment.refunded)}</span>
            </p>
            {received !== null && change !== null && change > 0 && (
              <p className={styles.detail}>
                {t('receipt:cash', { received: won(received), change: won(change) })}
              </p>
            )}
            <ul className={styles.movements}>
              {transactions.map((transaction) => (
                <Movement
                  key={transaction.id}
                  order={order}
                  type={type}
                  transaction={transaction}
                  isOnly={
                    transactions.length === 1 && transaction.status === 'APPROVED' && transaction.excess === 0
                  }
                >
                  <TransactionActs payment={payment} transaction={transaction} />
                </Movement>
              ))}
            </ul>
            <PaymentExcess order={order} payment={payment} />
            <PaymentActs order={order} payment={payment} />
          </li>
        );
      })}
    </ul>
  );
}

const tones: Record<Transaction['status'], Tone> = {
  APPROVED: 'success',
  REQUESTED: 'warning',
  UNKNOWN: 'warning',
  FAILED: 'danger',
};

/** All money that a transaction moved, including money beyond what the order can take. */
function movedBy({ kind, amount, excess, missing }: Transaction): number {
  if (kind === 'CORRECTION') return excess - missing;
  return kind === 'REFUND' ? excess - amount : amount + excess;
}

type MovementProps = {
  order: Order;
  type: Order['payments'][number]['type'];
  transaction: Transaction;
  /** Hides the amount, which equals the payment's amount above. */
  isOnly: boolean;
  children: ReactNode;
};

function Movement({ order, type, transaction, isOnly, children }: MovementProps) {
  const { t, language, won, failureWords, cardOf } = useOrderWords();
  const { kind, status, at, failure, isDecided } = transaction;
  const isRefund = kind === 'REFUND';
  const details = [
    cardOf(transaction),
    transaction.approvalNumber && t('receipt:approval', { number: transaction.approvalNumber }),
    failure && failureWords(failure),
    isDecided && t('payments.decided'),
  ].filter(Boolean);

  return (
    <li className={styles.movement}>
      <StatusBadge tone={isRefund && status === 'APPROVED' ? 'neutral' : tones[status]}>
        {t(movementKey(transaction, { order, type }))}
      </StatusBadge>
      <time className={styles.time} dateTime={at}>
        {formatTime(at, language)}
      </time>
      <span
        className={styles.amount}
        data-state={status === 'FAILED' ? 'void' : status === 'APPROVED' ? 'counts' : 'unknown'}
      >
        {!isOnly && won(movedBy(transaction))}
      </span>
      {details.length > 0 && (
        <span className={styles.more}>
          <DetailLine parts={details} />
        </span>
      )}
      {children}
    </li>
  );
}
