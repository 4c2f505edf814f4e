import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { type BoardPlace, placesOf } from '#hub/orders/finding/board/board.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

const tones: Record<BoardPlace, Tone> = { INSTORE: 'neutral', TOGO: 'brand', ONLINE: 'warning' };

/** Where an order goes; one for both has both badges. And whether a guest may pay it by a link now. */
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
