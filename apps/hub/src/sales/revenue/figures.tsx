import { formatCount, formatPercent } from '@maru/web/format.ts';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { changeFrom, perOrder, sumsUntil } from './compare.ts';
import styles from './figures.module.css';
import type { RevenueDay } from './use-day.ts';
import { weekdayName } from './weekday-name.ts';

/**
 * The four main figures of a day, each compared with the same weekday of the week before. Today is compared up to the
 * same time of day.
 */
export function Figures({ day }: { day: RevenueDay }) {
  const { t, won } = useSalesWords();
  const { report, isToday, now, weekBefore } = day;
  const { totals, cancelled } = report.byTime;
  const before = isToday ? sumsUntil(report.weekBefore, now) : report.weekBefore.totals;
  const weekday = weekdayName(weekBefore, t);
  const than = { weekday, until: isToday ? ('soFar' as const) : ('day' as const) };

  return (
    <section className={styles.figures} aria-label={t('figures.label')}>
      <Figure label={t('figures.net')} value={won(totals.net)}>
        <Change share={changeFrom(before.net, totals.net)} {...than} />
      </Figure>
      <Figure label={t('figures.orders')} value={t('orders', { count: totals.orders })}>
        <Change share={before.orders > 0 ? totals.orders - before.orders : undefined} {...than} inOrders />
      </Figure>
      <Figure label={t('figures.perOrder')} value={won(perOrder(totals))}>
        <Change share={changeFrom(perOrder(before), perOrder(totals))} {...than} />
      </Figure>
      <Figure label={t('figures.cancelled')} value={won(cancelled.total + totals.refunded)}>
        {t('figures.cancelledOf', {
          count: cancelled.orders,
          weekday,
          before: formatCount(report.weekBefore.cancelled.orders),
        })}
      </Figure>
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
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
  /** The weekday to compare with: all of that day, or up to the same time of day. */
  weekday: string;
  until: 'day' | 'soFar';
  inOrders?: boolean;
};

function Change({ share, weekday, until, inOrders = false }: ChangeProps) {
  const { t } = useSalesWords();
  if (share === undefined) return t(`none.${until}`, { weekday });

  const size = Math.abs(share);
  const value = inOrders ? t('orders', { count: size }) : formatPercent(size);
  const isTenfold = !inOrders && share >= 10;
  if (size === 0 || value === formatPercent(0)) return t(`same.${until}`, { weekday });

  const way = share > 0 ? 'up' : 'down';
  const Arrow = share > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <Trans
      t={t}
      i18nKey={`than.${until}`}
      values={{ weekday }}
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
