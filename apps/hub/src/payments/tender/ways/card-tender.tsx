import { Button } from '@mantine/core';
import { Money } from '@maru/ui/money.tsx';
import { IconCreditCard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Sale, waitingStep } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import styles from './card-tender.module.css';

type CardTenderProps = {
  sale: Sale;
  connection: Connection;
  onAskAgain: () => void;
  onGiveUp: () => void;
  /** Continues with the next order while the card is pending. */
  onLeave: () => void;
};

/** Shown while the terminal asks the customer: the elapsed time, and what to do if there is no answer. */
export function CardTender({ sale, connection, onAskAgain, onGiveUp, onLeave }: CardTenderProps) {
  const { t, won } = usePaymentWords();
  const step = waitingStep(sale);
  const seconds = useSecondsSince(step?.askedAt ?? sale.createdAt);
  const isStuck = sale.tries > 0;
  const state = isStuck ? (connection === 'OK' ? 'BUSY' : connection) : sale.answer ? 'ASKING' : 'SENDING';

  return (
    <section className={styles.card}>
      <IconCreditCard className={styles.picture} data-still={isStuck} size={72} stroke={1.25} aria-hidden />
      <p className={styles.amount}>
        <Money size="xl">{won(step?.tender.amount ?? 0)}</Money>
      </p>
      <p className={styles.text} role="status">
        {t(`card.states.${state}`)}
      </p>
      <p className={styles.seconds}>{t('card.seconds', { count: seconds })}</p>
      <div className={styles.acts}>
        {isStuck && (
          <>
            <Button size="lg" variant="action" onClick={onAskAgain}>
              {t('card.askAgain')}
            </Button>
            <Button size="lg" onClick={onGiveUp}>
              {t('card.otherWay')}
            </Button>
          </>
        )}
        <Button size="lg" onClick={onLeave}>
          {t('card.leave')}
        </Button>
      </div>
    </section>
  );
}

function useSecondsSince(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start) / 1_000));
}
