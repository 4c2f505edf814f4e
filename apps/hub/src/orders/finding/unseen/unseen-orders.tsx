import { Button } from '@mantine/core';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './unseen-orders.module.css';

type UnseenOrdersProps = { orders: readonly OrderSummary[]; onSeen: () => void };

/** Shows new orders, which ring until somebody has seen them. */
export function UnseenOrders({ orders, onSeen }: UnseenOrdersProps) {
  const { t } = useOrderWords();
  const numbers = orders.map(({ orderNumber }) => t('number', { number: orderNumber })).join(', ');

  return (
    <div className={styles.unseen}>
      <p className={styles.text}>{t('unseen.text', { numbers })}</p>
      <Button variant="brand" onClick={onSeen}>
        {t('unseen.seen')}
      </Button>
    </div>
  );
}
