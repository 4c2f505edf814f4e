import type { FoundSums as Sums } from '@maru/contract/orders/find-orders.endpoints.ts';
import { type ListSum, ListSums } from '#hub/lib/list/list-sums.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** Shows the sums of found orders. */
export function FoundSums({ sums }: { sums: Sums }) {
  const { t } = useOrderWords();
  return <ListSums label={t('found.label')} sums={useSumsOf(sums)} />;
}

/** What completed orders brought in, broken down, and the totals of the other orders. */
export function useSumsOf({ closed, cancelled, open }: Sums): ListSum[] {
  const { t, won } = useOrderWords();
  const count = (orders: number) => t('openCount', { count: orders });
  return [
    { name: t('found.net'), value: won(closed.net), more: count(closed.orders), isMain: true },
    { name: t('found.gross'), value: won(closed.gross) },
    { name: t('found.discounts'), value: won(-closed.discounts) },
    { name: t('found.pointsUsed'), value: won(-closed.pointsUsed) },
    { name: t('found.refunded'), value: won(-closed.refunded) },
    { name: t('found.cancelled'), value: won(cancelled.total), more: count(cancelled.orders) },
    { name: t('found.open'), value: won(open.total), more: count(open.orders) },
  ];
}
