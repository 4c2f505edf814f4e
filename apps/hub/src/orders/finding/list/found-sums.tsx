import type { FoundSums as Sums } from '@maru/contract/orders/find-orders.endpoints.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './found-sums.module.css';

export type SumOfOrders = { name: string; value: string; more?: string | undefined; isMain?: boolean };

/** Sums of all found orders, not only of those on the page. */
export function FoundSums({ sums }: { sums: Sums }) {
  return <SumsOfOrders sums={useSumsOf(sums)} />;
}

export function SumsOfOrders({ sums }: { sums: readonly SumOfOrders[] }) {
  const { t } = useOrderWords();
  return (
    <dl className={styles.sums} aria-label={t('found.label')}>
      {sums.map(({ name, value, more, isMain = false }) => (
        <div key={name} className={styles.sum} data-main={isMain}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What completed orders brought, and how, and what the others are worth. */
export function useSumsOf({ closed, cancelled, open }: Sums): SumOfOrders[] {
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
