import { Button, Loader } from '@mantine/core';
import type { PendingMove } from '@maru/contract/orders/order-status.ts';
import styles from '#hub/payments/tender/ways/card-tender.module.css';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

type BusyTenderProps = {
  amount: number;
  pending: PendingMove;
  /** Missing unless only a card has no answer. */
  onOtherWay: (() => void) | undefined;
  onLeave: () => void;
};

/** Another device waits for a card on this order. The result appears here by itself. */
export function BusyTender({ amount, pending, onOtherWay, onLeave }: BusyTenderProps) {
  const { t, won } = usePaymentWords();

  return (
    <section className={styles.card}>
      <Loader size="lg" aria-hidden />
      <p className={styles.amount}>{won(amount)}</p>
      <p className={styles.text} role="status">
        {t(`busy.${pending}`)}
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
