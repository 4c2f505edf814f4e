import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Outbox } from '#hub/till/outbox/order-outbox.ts';
import { lastStep, type Sale } from '#hub/till/outbox/sale.ts';
import { orderRefreshed } from '#hub/till/outbox/sale-moves.ts';
import { payableOrderQuery } from '#hub/till/till.api.ts';
import { useWords } from '#hub/till/use-words.ts';
import styles from './card-tender.module.css';

type CheckingTenderProps = { sale: Sale; orderId: string; outbox: Outbox; onLeave: () => void };

/** Where live events are blocked, the order is asked for itself. */
const askEvery = 4_000;

/** The terminal gave no answer in time. The server goes on asking; what it learns shows here by itself. */
export function CheckingTender({ sale, orderId, outbox, onLeave }: CheckingTenderProps) {
  const { t, won } = useWords();
  const { data: order } = useQuery({
    ...payableOrderQuery({ storeId: sale.storeId, orderId }),
    refetchInterval: askEvery,
  });

  useEffect(() => {
    if (order) void outbox.act(sale.id, (it) => orderRefreshed(it, order));
  }, [order, outbox, sale.id]);

  return (
    <section className={styles.card}>
      <Loader size="lg" aria-hidden />
      <p className={styles.amount}>{won(lastStep(sale)?.tender.amount ?? 0)}</p>
      <p className={styles.text} role="status">
        {t('card.checking')}
      </p>
      <p className={styles.seconds}>{t('card.checkingText')}</p>
      <div className={styles.acts}>
        <Button size="lg" onClick={onLeave}>
          {t('card.leave')}
        </Button>
      </div>
    </section>
  );
}
