import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { paymentWords } from '#hub/orders/payment-words.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './open-order-due.module.css';

/** Shows the total, and how it is paid or what is left to pay. */
export function OpenOrderDue({ order }: { order: OrderSummary }) {
  const { t, won } = useOrderWords();
  const isUnpaid = order.leftToPay > 0;

  return (
    <div>
      <p className={styles.total}>{won(order.total)}</p>
      <p className={styles.payment} data-unpaid={isUnpaid}>
        {isUnpaid && order.paid > 0
          ? t('card.left', { amount: won(order.leftToPay) })
          : t(isUnpaid ? 'paymentTypes.NOTPAID' : paymentWords(order))}
      </p>
    </div>
  );
}
