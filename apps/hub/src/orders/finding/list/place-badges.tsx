import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { type BoardPlace, placesOf } from '#hub/orders/finding/board/places-and-order.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

const tones: Record<BoardPlace, Tone> = { INSTORE: 'neutral', TOGO: 'brand', ONLINE: 'warning' };

/**
 * Badges that say where an order is eaten; an order for here and to go has both. Another badge says that a
 * guest may now pay the order by link.
 */
export function PlaceBadges({
  order,
}: {
  order: Pick<OrderSummary, 'orderType' | 'lines' | 'payLink' | 'leftToPay'>;
}) {
  const { t } = useOrderWords();
  const { payLink, leftToPay } = order;
  const waitsForLink = payLink !== null && leftToPay > 0 && new Date(payLink.until) > new Date();
  return (
    <>
      {placesOf(order).map((place) => (
        <StatusBadge key={place} tone={tones[place]}>
          {t(order.orderType === 'ONLINE_PREORDER' ? 'places.PREORDER' : `places.${place}`)}
        </StatusBadge>
      ))}
      {waitsForLink && <StatusBadge tone="brand">{t('acts.payLink')}</StatusBadge>}
    </>
  );
}
