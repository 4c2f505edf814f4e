import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { TimeReport } from '@maru/contract/sales/revenue-report.ts';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { ordersOf, reducedOrdersOf, refundedOrdersOf } from './orders-behind.ts';
import { OrdersLink } from './orders-link.tsx';
import type { Asked } from './revenue-address.ts';
import styles from './sums-card.module.css';

type SumsCardProps = { totals: TimeReport['totals']; taxType: TaxType; asked: Asked };

/**
 * Shows how the net sales are computed, and their tax parts. Simplified taxpayers see no tax parts, because
 * their receipts show none.
 */
export function SumsCard({ totals, taxType, asked }: SumsCardProps) {
  const { t, won } = useSalesWords();
  const { basis } = asked;
  const orders = totals.orders > 0 ? ordersOf(asked) : undefined;
  const reductions = (['discounts', 'pointsUsed', 'refunded'] as const).filter((key) => totals[key] !== 0);
  const parts = (['supply', 'vat', 'taxFree'] as const).filter(
    (key) => totals[key] !== 0 || taxType === 'GENERAL',
  );
  const shownParts = taxType === 'EXEMPT' ? parts.filter((key) => key === 'taxFree') : parts;

  return (
    <section className={`card-box ${styles.card}`}>
      <h2 className={styles.title}>{t('sums.title')}</h2>
      <dl className={styles.rows}>
        <Row
          name={t(basis === 'event' ? 'sums.approved' : 'sums.gross')}
          amount={won(totals.gross)}
          orders={orders}
        />
        {reductions.map((key) => (
          <Row
            key={key}
            name={t(`sums.${key}`)}
            amount={won(-totals[key])}
            orders={key === 'refunded' ? refundedOrdersOf(asked) : reducedOrdersOf(asked, key)}
          />
        ))}
        <Row
          name={t(basis === 'event' ? 'figures.received' : 'figures.net')}
          amount={won(totals.net)}
          orders={orders}
          isStrong
        />
        {taxType !== 'SIMPLIFIED' &&
          shownParts.map((key) => (
            <Row
              key={key}
              name={t(`tax.${key}`)}
              amount={won(totals[key])}
              orders={totals[key] === 0 ? undefined : orders}
              isQuiet
            />
          ))}
      </dl>
      {taxType === 'SIMPLIFIED' && <p className={styles.text}>{t('tax.simplified')}</p>}
    </section>
  );
}

type RowProps = {
  name: string;
  amount: string;
  orders?: SearchAddress | undefined;
  isStrong?: boolean;
  isQuiet?: boolean;
};

function Row({ name, amount, orders, isStrong, isQuiet }: RowProps) {
  return (
    <div className={styles.row} data-strong={isStrong} data-quiet={isQuiet}>
      <dt>{name}</dt>
      <dd>
        <OrdersLink filters={orders}>{amount}</OrdersLink>
      </dd>
    </div>
  );
}
