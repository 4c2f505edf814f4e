import { Button, Loader } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import type { PendingMove } from '@maru/contract/orders/order-status.ts';
import { formatDateTime } from '@maru/web/format.ts';
import styles from '#hub/payments/tender/ways/card-tender.module.css';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

type BusyTenderProps = {
  amount: number;
  pending: PendingMove;
  order: Pick<Order, 'payments'>;
  /** Missing unless the only pending result is that of a card. */
  onOtherWay: (() => void) | undefined;
  onLeave: () => void;
};

/**
 * Says that another device waits for a provider's result on this order, or that no device waits any more
 * although the result is unknown. The result appears here automatically.
 */
export function BusyTender({ amount, pending, order, onOtherWay, onLeave }: BusyTenderProps) {
  const { t, won, language } = usePaymentWords();
  const unknownAt = unknownSince(order);

  return (
    <section className={styles.card}>
      <Loader size="lg" aria-hidden />
      <p className={styles.amount}>{won(amount)}</p>
      <p className={styles.text} role="status">
        {unknownAt ? t('busy.unknown', { time: formatDateTime(unknownAt, language) }) : t(`busy.${pending}`)}
      </p>
      <p className={styles.seconds}>{t(onOtherWay ? 'busy.textPay' : 'busy.text')}</p>
      <div className={styles.acts}>
        {onOtherWay && (
          <Button size="lg" onClick={onOtherWay}>
            {t('busy.otherWay')}
          </Button>
        )}
        <Button size="lg" onClick={onLeave}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}

/** Since when a provider's answer is overdue, so that no device waits for it any more. */
function unknownSince({ payments }: Pick<Order, 'payments'>): string | undefined {
  return payments.flatMap(({ transactions }) => transactions).find(({ status }) => status === 'UNKNOWN')?.at;
}
