import { Button, Loader } from '@mantine/core';
import type { PendingMove } from '@maru/contract/orders/order-status.ts';
import styles from '#hub/payments/tender/ways/card-tender.module.css';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

type BusyTenderProps = { amount: number; pending: PendingMove; onLeave: () => void };

/** Another device waits for a card on this order. The result appears here by itself. */
export function BusyTender({ amount, pending, onLeave }: BusyTenderProps) {
  const { t, won } = usePaymentWords();

  return (
    <section className={styles.card}>
      <Loader size="lg" aria-hidden />
      <p className={styles.amount}>{won(amount)}</p>
      <p className={styles.text} role="status">
        {t(`busy.${pending}`)}
      </p>
      <p className={styles.seconds}>{t('busy.text')}</p>
      <div className={styles.acts}>
        <Button size="lg" onClick={onLeave}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
