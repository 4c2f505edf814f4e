import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime, formatTime } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** When an online order is promised; with the date if that is not the day it was taken. */
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
