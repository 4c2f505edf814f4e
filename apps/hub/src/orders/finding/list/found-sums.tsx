import type { SalesSums as Sums } from '@maru/contract/sales/sales-list.endpoints.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './sales-sums.module.css';

/** Sums of all found orders, not only of those on the page. */
export function SalesSums({ sums: { closed, cancelled, open } }: { sums: Sums }) {
  const { t, won } = useSalesWords();
  const figures = [
    { name: 'net', value: won(closed.net), more: t('orders', { count: closed.orders }) },
    { name: 'gross', value: won(closed.gross), more: null },
    { name: 'discounts', value: won(-closed.discounts), more: null },
    { name: 'pointsUsed', value: won(-closed.pointsUsed), more: null },
    { name: 'refunded', value: won(-closed.refunded), more: null },
    { name: 'cancelled', value: won(cancelled.total), more: t('orders', { count: cancelled.orders }) },
    { name: 'open', value: won(open.total), more: t('orders', { count: open.orders }) },
  ] as const;

  return (
    <dl className={styles.sums} aria-label={t('list.sums.label')}>
      {figures.map(({ name, value, more }) => (
        <div key={name} className={styles.sum} data-main={name === 'net'}>
          <dt>{t(`list.sums.${name}`)}</dt>
          <dd>
            {value}
            {more && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
