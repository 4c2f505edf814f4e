import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { type BoardPlace, placesOf } from '#hub/orders/finding/board/board.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

const tones: Record<BoardPlace, Tone> = { INSTORE: 'neutral', TOGO: 'brand', ONLINE: 'warning' };

/** Where an order goes. An order for both has both badges. */
export function PlaceBadges({ order }: { order: Pick<OrderSummary, 'orderType' | 'lines'> }) {
  const { t } = useOrderWords();
  return placesOf(order).map((place) => (
    <StatusBadge key={place} tone={tones[place]}>
      {t(order.orderType === 'ONLINE_PREORDER' ? 'places.PREORDER' : `places.${place}`)}
    </StatusBadge>
  ));
}
