import type { Order } from '@maru/contract/orders/order.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { Money } from '@maru/ui/money.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { excessOf } from './excess-of.ts';
import styles from './order-acts.module.css';

/** Shows the amount that matters now: what is left to pay or, once paid, what was received. */
export function OrderHead({ order }: { order: Order }) {
  const { t, won } = useOrderWords();
  const { status, leftToPay, paid, total, refunded } = order;
  const isCancelled = status === 'CANCELLED';
  const isRefunded = status === 'CLOSED' && refunded > 0;
  const isUnpaid = status === 'OPEN' && leftToPay > 0;
  const isPart = isUnpaid && paid > 0;
  // If more was received than the order can take, its total must not be read as the amount received.
  const excess = isCancelled || isUnpaid ? 0 : excessOf(order);
  const label = isPart
    ? 'left'
    : isUnpaid
      ? 'due'
      : isCancelled
        ? 'cancelled'
        : excess > 0
          ? 'total'
          : 'paid';

  return (
    <div>
      <p className={styles.label}>{t(`order.${label}`)}</p>
      <p className={styles.amount}>
        <Money size="lg" {...(isCancelled && { tone: 'muted', isStruck: true })}>
          {won(isUnpaid ? leftToPay : isRefunded && excess === 0 ? total - refunded : total)}
        </Money>
      </p>
      {excess > 0 && (
        <p className={styles.label}>
          <DetailLine
            parts={[
              t('order.received', { amount: won(paid + excess) }),
              t('order.toGiveBack', { amount: won(excess) }),
            ]}
          />
        </p>
      )}
      {isPart && <p className={styles.label}>{t('order.paidOf', { paid: won(paid), total: won(total) })}</p>}
      {isRefunded && (
        <p className={styles.label}>
          {t('order.refundedOf', { refunded: won(refunded), total: won(total) })}
        </p>
      )}
      {order.cancelReason && <p className={styles.reason}>{order.cancelReason}</p>}
    </div>
  );
}
