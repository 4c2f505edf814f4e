import { addDays } from '@maru/contract/time/business-date.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import figures from '#hub/lib/figures/figure.module.css';
import { ChangeWords } from '#hub/sales/explained/change-words.tsx';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import { perOrder } from '#hub/sales/revenue/compare.ts';
import { ordersOf, salesOn } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import type { Dashboard } from './dashboard.api.ts';
import styles from './today-figures.module.css';

type TodayFiguresProps = { businessDate: string; figures: NonNullable<Dashboard['figures']> };

/**
 * Shows today's figures so far, each with a comparison in words. Nothing is said where nothing can be
 * compared.
 */
export function TodayFigures({ businessDate, figures: { today, yesterday, weekBefore } }: TodayFiguresProps) {
  const { t } = useTranslation('dashboard');
  const { t: ofSales, won } = useSalesWords();
  const orders = today.orders > 0 ? ordersOf(salesOn(businessDate)) : undefined;
  const until = 'soFar' as const;
  const thanYesterday = { name: t('yesterday'), until };
  const weekday = weekdayName(addDays(businessDate, -7), ofSales);
  const thanWeekBefore = { name: ofSales('weekBeforeWithin', { weekday }), until };

  return (
    <section className={styles.figures} aria-label={t('today')}>
      <Figure label={t('net')} value={<OrdersLink filters={orders}>{won(today.net)}</OrdersLink>}>
        <ChangeWords value={today.net} before={weekBefore.net} than={thanWeekBefore} />
        <ChangeWords value={today.net} before={yesterday.net} than={thanYesterday} />
      </Figure>
      <Figure
        label={t('orders')}
        value={<OrdersLink filters={orders}>{ofSales('orders', { count: today.orders })}</OrdersLink>}
      >
        <ChangeWords value={today.orders} before={weekBefore.orders} than={thanWeekBefore} isCount />
        <ChangeWords value={today.orders} before={yesterday.orders} than={thanYesterday} isCount />
      </Figure>
      <Figure
        label={ofSales('figures.perOrder')}
        value={<OrdersLink filters={orders}>{won(perOrder(today))}</OrdersLink>}
      >
        {orders && (
          <>
            <ChangeWords value={perOrder(today)} before={perOrder(weekBefore)} than={thanWeekBefore} />
            <ChangeWords value={perOrder(today)} before={perOrder(yesterday)} than={thanYesterday} />
          </>
        )}
      </Figure>
    </section>
  );
}

type FigureProps = { label: string; value: ReactNode; children: ReactNode };

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={`card-box ${figures.figure}`}>
      <p className={figures.label}>{label}</p>
      <p className={figures.value}>{value}</p>
      {children}
    </div>
  );
}
