import { Button, Loader } from '@mantine/core';
import { lastStep, type Sale } from '#hub/payments/sale-queue/sale.ts';
import styles from '#hub/payments/tender/ways/card-tender.module.css';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

type CheckingTenderProps = { sale: Sale; onOtherWay: (() => void) | undefined; onLeave: () => void };

/** Says that the terminal did not answer in time. Polling (followed-sales.tsx) shows the result here. */
export function CheckingTender({ sale, onOtherWay, onLeave }: CheckingTenderProps) {
  const { t, won } = usePaymentWords();

  return (
    <section className={styles.card}>
      <Loader size="lg" aria-hidden />
      <p className={styles.amount}>{won(lastStep(sale)?.tender.amount ?? 0)}</p>
      <p className={styles.text} role="status">
        {t('card.checking')}
      </p>
      <p className={styles.seconds}>{t('card.checkingText')}</p>
      <div className={styles.acts}>
        {onOtherWay && (
          <Button size="lg" onClick={onOtherWay}>
            {t('busy.otherWay')}
          </Button>
        )}
        <Button size="lg" onClick={onLeave}>
          {t('card.leave')}
        </Button>
      </div>
    </section>
  );
}
