import type { Order } from '@maru/contract/orders/order.ts';
import { formatCount } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { type GivingBack, pointSentences } from './point-sentences.ts';

/** In a dialog: what becomes of the customer's points. */
export function PointsOnGivingBack({ order, way }: { order: Pick<Order, 'points'>; way: GivingBack }) {
  const { t } = useOrderWords();
  const sentences = pointSentences(order, way);
  if (sentences.length === 0) return null;

  return (
    <div>
      {sentences.map(({ key, points }) => (
        <p key={key}>
          {t(`points.back.${key}`, { points: t('points.amount', { points: formatCount(points) }) })}
        </p>
      ))}
    </div>
  );
}
