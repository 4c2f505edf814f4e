import type { Order } from '@maru/contract/orders/order.ts';
import { rewardStatusOfOrder } from '@maru/contract/points/reward-status.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** Who earned with the order and who used points on it: what it holds, what went back, what it earned. */
export function OrderPoints({
  points,
  status,
}: { points: NonNullable<Order['points']> } & Pick<Order, 'status'>) {
  const { t } = useOrderWords();
  const { customer, balance, used, usedElsewhere, givenBack, earned, takenBack, willEarn } = points;
  // What went back is beside what it went back of.
  const moved = { used: used + givenBack, givenBack, willEarn, earned: earned + takenBack, takenBack };
  const rows = Object.entries(moved).filter(([, count]) => count > 0);
  const words = (count: number) => t('points.amount', { points: formatCount(count) });
  const named = [customer.name, customer.phone].filter(Boolean).join(' ');

  return (
    <>
      {status !== 'OPEN' && rewardStatusOfOrder(points) === 'NONE' && <p>{t('points.none')}</p>}
      {status === 'OPEN' && used > 0 && <p>{t('points.held', { points: words(used) })}</p>}
      <Facts
        areBeside
        rows={[
          { label: t('points.customer'), value: named || t('points.deleted') },
          ...rows.map(([name, count]) => ({ label: t(`points.moved.${name}`), value: words(count) })),
          ...usedElsewhere.map(({ store, points: count }) => ({
            label: t('points.ofStore', { store }),
            value: words(count),
          })),
          { label: t('points.balance'), value: words(balance) },
        ]}
      />
    </>
  );
}
