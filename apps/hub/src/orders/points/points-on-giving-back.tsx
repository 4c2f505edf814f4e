import type { Order } from '@maru/contract/orders/order.ts';
import { formatCount } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { type GivingBack, pointSentences } from './point-sentences.ts';

type PointsOnGivingBackProps = {
  order: Pick<Order, 'points'>;
  way: GivingBack;
  /** How many of the used points are given back, if the person chose that. */
  back?: number;
  /** How many of the earned points are taken back, if that is known. */
  taken?: number | undefined;
};

/** Says in a dialog what happens to the customer's points. */
export function PointsOnGivingBack({ order, way, back = 0, taken }: PointsOnGivingBackProps) {
  const { t } = useOrderWords();
  const sentences = pointSentences(order, { way, back, taken });
  if (sentences.length === 0) return null;
  const words = (points: number) => t('points.amount', { points: formatCount(points) });

  return (
    <div>
      {sentences.map((sentence) => (
        <p key={sentence.key}>
          {t(`points.back.${sentence.key}`, {
            points: words(sentence.points),
            back: words(sentence.back ?? 0),
          })}
        </p>
      ))}
    </div>
  );
}
