import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime, formatTime } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/**
 * Shows the promised time of an online order, with the date if it differs from the day the order was taken.
 */
export function PromisedTime({ order }: { order: Pick<OrderSummary, 'pickupAt' | 'takenAt'> }) {
  const { t, language } = useOrderWords();
  const { pickupAt, takenAt } = order;
  if (pickupAt === null) return null;

  const isSameDay = koreanDay(pickupAt) === koreanDay(takenAt);
  const time = isSameDay ? formatTime(pickupAt, language) : formatDateTime(pickupAt, language);
  return (
    <time dateTime={pickupAt}>
      <StatusBadge tone="brand">{t('promised', { time })}</StatusBadge>
    </time>
  );
}

function koreanDay(instant: string): string {
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
}
