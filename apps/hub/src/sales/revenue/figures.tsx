import { formatCount, formatPercent } from '@maru/web/format.ts';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { changeFrom, perOrder } from './compare.ts';
import styles from './figures.module.css';
import { cancelledOrdersOf, ordersOf } from './orders-behind.ts';
import { OrdersLink } from './orders-link.tsx';
import { comparedName } from './period/period-name.ts';
import type { LoadedRevenue } from './use-revenue.ts';

/**
 * The four main figures of a period, each with the change from the compared period. A day that still runs is compared
 * up to the same time of day.
 */
export function Figures({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t, won } = words;
  const { report, asked } = revenue;
  const { totals, cancelled } = report.period.byTime;
  const compared = report.compared?.byTime;
  const soFar = report.comparedSoFar;
  const before = soFar ?? compared?.totals;
  const than = { name: comparedName(asked, words), until: soFar ? ('soFar' as const) : ('day' as const) };
  const byEvent = asked.basis === 'event';

  return (
    <section className={styles.figures} aria-label={t('figures.label')}>
      <Figure label={t(byEvent ? 'figures.received' : 'figures.net')} value={won(totals.net)}>
        {before && <Change share={changeFrom(before.net, totals.net)} {...than} />}
      </Figure>
      <Figure
        label={t('figures.orders')}
        value={
          <OrdersLink filters={totals.orders > 0 ? ordersOf(asked) : undefined}>
            {t('orders', { count: totals.orders })}
          </OrdersLink>
        }
      >
        {before && (
          <Change share={before.orders > 0 ? totals.orders - before.orders : undefined} {...than} inOrders />
        )}
      </Figure>
      <Figure label={t('figures.perOrder')} value={won(totals.average)}>
        {before && <Change share={changeFrom(perOrder(before), totals.average)} {...than} />}
      </Figure>
      <Figure label={t('figures.cancelled')} value={won(cancelled.total + totals.refunded)}>
        <OrdersLink filters={cancelled.orders > 0 ? cancelledOrdersOf(asked) : undefined}>
          {t('figures.cancelledOf', { count: cancelled.orders })}
        </OrdersLink>
        {compared &&
          t('figures.cancelledBefore', { name: than.name, before: formatCount(compared.cancelled.orders) })}
      </Figure>
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      <p className={styles.more}>{children}</p>
    </div>
  );
}

type ChangeProps = {
  /** Relative change, or with `inOrders` a number of orders; undefined if there is nothing to compare with. */
  share: number | undefined;
  /** The compared period, all of it or up to the same time of day. */
  name: string;
  until: 'day' | 'soFar';
  inOrders?: boolean;
};

function Change({ share, name, until, inOrders = false }: ChangeProps) {
  const { t } = useSalesWords();
  if (share === undefined) return t(`none.${until}`, { name });

  const size = Math.abs(share);
  const value = inOrders ? t('orders', { count: size }) : formatPercent(size);
  const isTenfold = !inOrders && share >= 10;
  if (size === 0 || value === formatPercent(0)) return t(`same.${until}`, { name });

  const way = share > 0 ? 'up' : 'down';
  const Arrow = share > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <Trans
      t={t}
      i18nKey={`than.${until}`}
      values={{ name }}
      components={{
        change: (
          <span className={styles.change} data-way={way}>
            <Arrow size={18} className={styles.arrow} data-way={way} aria-hidden />
            {isTenfold ? t('change.tenfold') : t(`change.${way}`, { value })}
          </span>
        ),
      }}
    />
  );
}
