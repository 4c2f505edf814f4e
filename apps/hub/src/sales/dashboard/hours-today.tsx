import { Skeleton } from '@mantine/core';
import { addDays } from '@maru/contract/time/business-date.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import card from '#hub/lib/charts/chart-card.module.css';
import { useStore } from '#hub/lib/store.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { BusiestWords } from '#hub/sales/explained/busiest-words.tsx';
import { stillRuns } from '#hub/sales/explained/still-runs.ts';
import { busiestOf, fromFirstToLastSale } from '#hub/sales/revenue/by-time/time-slots.ts';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import { ordersOfSlot, salesOn } from '#hub/sales/revenue/orders-behind.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import type { Dashboard } from './dashboard.api.ts';
import styles from './dashboard.module.css';

/** Loaded lazily, since the chart library is large. */
const timeChart = later(async () => (await import('#hub/sales/revenue/by-time/time-chart.tsx')).TimeChart);

/** In ms. The chart must change when an hour ends. */
const tick = 30_000;

type HoursTodayProps = { businessDate: string; figures: NonNullable<Dashboard['figures']> };

/**
 * Draws today's sales by hour beside those of the same day a week before. The revenue screen shows them as a
 * table.
 */
export function HoursToday({ businessDate, figures }: HoursTodayProps) {
  const { t } = useTranslation('dashboard');
  const { t: ofSales } = useSalesWords();
  const { storeId } = useStore();
  const now = new Date(useNow(tick));
  const slots = fromFirstToLastSale(
    figures.hours.map(({ hour, ...sums }) => ({ key: String(hour), keyBefore: String(hour), ...sums })),
  );
  const TimeChart = usePart(timeChart, slots.length > 0);
  const { dayStart } = figures;
  const busiest = busiestOf(slots, { unit: 'hour', dayStart });
  const isRunning = stillRuns(busiest?.slots ?? [], { now, today: businessDate, dayStart });
  const weekBefore = addDays(businessDate, -7);
  const names = {
    now: ofSales('today'),
    before: ofSales('weekBefore', { weekday: weekdayName(weekBefore, ofSales) }),
  };

  return (
    <Card
      title={ofSales('byTime.hour')}
      actions={
        <Link to={paths.revenue({ storeId })} search={{ view: 'table' }} className={styles.link}>
          {t('asTable')}
        </Link>
      }
    >
      {slots.length === 0 ? (
        <p className={styles.none}>{t('noSales')}</p>
      ) : (
        <>
          <BusiestWords
            busiest={busiest}
            unit="hour"
            basis="sale"
            whole="today"
            than={isRunning ? undefined : names.before}
          />
          <ul className={card.legend}>
            <li data-series="now">{names.now}</li>
            <li data-series="before">{names.before}</li>
          </ul>
          {TimeChart ? (
            <TimeChart
              slots={slots}
              unit="hour"
              busiest={busiest}
              names={names}
              ordersOf={(slot) => ordersOfSlot({ ...salesOn(businessDate), unit: 'hour' }, slot)}
            />
          ) : (
            <Skeleton height={300} radius="md" />
          )}
        </>
      )}
    </Card>
  );
}
