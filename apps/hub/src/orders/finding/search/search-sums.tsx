import type { FoundSums } from '@maru/contract/orders/find-orders.endpoints.ts';
import { type ListSum, ListSums } from '#hub/lib/list/list-sums.tsx';
import { useSumsOf } from '#hub/orders/finding/list/found-sums.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { SumsOfSearch } from './use-found-sums.ts';

const none: FoundSums = {
  closed: { orders: 0, gross: 0, discounts: 0, pointsUsed: 0, total: 0, refunded: 0, net: 0 },
  cancelled: { orders: 0, total: 0 },
  open: { orders: 0, total: 0 },
};

/** The sums of the orders found. If a link on a figure opened the search, that figure comes first. */
export function SearchSums({ sums: { orders, moved, part } }: { sums: SumsOfSearch }) {
  const { t, won } = useOrderWords();
  const [net, ...others] = useSumsOf(orders ?? none);
  if (moved)
    return (
      <ListSums
        label={t('found.label')}
        sums={[
          { name: t('found.received'), value: won(moved.net), isMain: true },
          { name: t('found.approved'), value: won(moved.approved) },
          { name: t('found.refunded'), value: won(-moved.refunded) },
        ]}
      />
    );

  const shown = others.filter(({ value }) => value !== won(0));
  if (!part) return <ListSums label={t('found.label')} sums={net ? [net, ...shown] : shown} />;
  const main: ListSum = {
    name: t('found.part'),
    value: won(part.net),
    more: part.quantity === null ? undefined : t('found.pieces', { count: part.quantity }),
    isMain: true,
  };
  const whole = net && { ...net, name: t('found.ofOrders'), isMain: false };
  return <ListSums label={t('found.label')} sums={whole ? [main, whole, ...shown] : [main, ...shown]} />;
}
