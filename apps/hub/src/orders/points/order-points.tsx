import type { Order } from '@maru/contract/orders/order.ts';
import { rewardStatusOfOrder } from '@maru/contract/points/reward-status.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatCount } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

type OrderPointsProps = {
  points: NonNullable<Order['points']>;
  status: Order['status'];
  /** The address of the customer's page, for members who may open it. */
  customerPage?: string | undefined;
};

/** Shows the customer of an order, the points that it used and earned, and what was given or taken back. */
export function OrderPoints({ points, status, customerPage }: OrderPointsProps) {
  const { t } = useOrderWords();
  const { customer, balance, used, usedElsewhere, givenBack, earned, takenBack, willEarn } = points;
  // The totals still include the points given or taken back, which have rows of their own.
  const moved = { used: used + givenBack, givenBack, willEarn, earned: earned + takenBack, takenBack };
  const rows = Object.entries(moved).filter(([, count]) => count > 0);
  const words = (count: number) => t('points.amount', { points: formatCount(count) });
  const named = [customer.name, customer.phone].filter(Boolean).join(' ');
  const linked = customerPage ? (
    <Link to={customerPage} className="small-link">
      {named}
    </Link>
  ) : (
    named
  );
  const shown = named === '' ? t('points.deleted') : linked;

  return (
    <>
      {status !== 'OPEN' && rewardStatusOfOrder(points) === 'NONE' && <p>{t('points.none')}</p>}
      {status === 'OPEN' && used > 0 && <p>{t('points.held', { points: words(used) })}</p>}
      <Facts
        areBeside
        rows={[
          { label: t('points.customer'), value: shown },
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
