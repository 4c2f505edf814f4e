import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { IconCircleCheck, IconCircleX, IconPrinter } from '@tabler/icons-react';
import { Receipt } from '#hub/orders/receipt/receipt.tsx';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './pay-waiting.module.css';

type PayDoneProps = {
  storeId: string;
  order: Order;
  change: number;
  stage: 'DONE' | 'GONE';
  onClose: () => void;
};

/** Nothing is left to pay: what goes back as the largest number, then the receipt. */
export function PayDone({ storeId, order, change, stage, onClose }: PayDoneProps) {
  const { t, won } = useWords();
  const isPaid = stage === 'DONE';
  const Icon = isPaid ? IconCircleCheck : IconCircleX;

  return (
    <section className={styles.waiting}>
      <p className={styles.done} data-stage={stage} role="status">
        <Icon size={24} aria-hidden />
        {t(`pay.done.${stage}`)}
      </p>
      {change > 0 && <p className={styles.text}>{t('pay.cash.change')}</p>}
      <p className={styles.amount}>{won(change > 0 ? change : order.total)}</p>
      <div className={styles.acts}>
        <Button size="xl" variant="brand" autoFocus onClick={onClose}>
          {t('pay.done.close')}
        </Button>
        {isPaid && (
          <Button
            size="lg"
            leftSection={<IconPrinter size={22} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('receipt.print')}
          </Button>
        )}
      </div>
      {isPaid && <Receipt storeId={storeId} order={order} />}
    </section>
  );
}
