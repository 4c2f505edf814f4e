import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { formatTimeAgo } from '@maru/web/format.ts';
import { use } from 'react';
import { BoardNow } from '#hub/orders/finding/board/board-now.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-age.module.css';
import { isLate, isNew } from './waiting.ts';

/** Shows how long an order has been waiting, or that it missed its promised time. */
export function OrderAge({ order }: { order: OrderSummary }) {
  const { t, language } = useOrderWords();
  const now = use(BoardNow);
  const age = formatTimeAgo(order.takenAt, language, now);
  const state = isLate(order, now) ? 'late' : isNew(order, now) ? 'new' : 'waiting';
  // Whether a promised order is late depends on its promised time: the time since it was taken would mislead.
  const missed = state === 'late' ? order.pickupAt : null;

  return (
    <time className={styles.age} data-state={state} dateTime={missed ?? order.takenAt}>
      {missed ? t('card.age.pickupPassed') : t(`card.age.${state}`, { age })}
    </time>
  );
}
