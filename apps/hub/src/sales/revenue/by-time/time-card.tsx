import { Skeleton } from '@mantine/core';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import styles from '#hub/lib/charts/chart-card.module.css';
import { periodName } from '#hub/lib/days/period-name.ts';
import { BusiestWords } from '#hub/sales/explained/busiest-words.tsx';
import { stillRuns } from '#hub/sales/explained/still-runs.ts';
import { ordersOfSlot } from '#hub/sales/revenue/orders-behind.ts';
import { comparedName } from '#hub/sales/revenue/period/compared-name.ts';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { busiestOf } from './time-slots.ts';
import { TimeTable } from './time-table.tsx';
import { WeekTable } from './week-table.tsx';

/** Loaded lazily, since the chart library is large. */
const timeChart = later(async () => (await import('./time-chart.tsx')).TimeChart);

/** Shows the parts of a period as a chart or a table, and names the busiest ones. */
export function TimeCard({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t } = words;
  const { slots, asked, isToday, hasToday, now, today, view, changeAddress } = revenue;
  const { unit, basis } = asked;
  const { dayStart } = revenue.report.period.byTime;
  const busiest = busiestOf(slots, { unit, dayStart });
  const isRunning = hasToday && stillRuns(busiest?.slots ?? [], { now, today, dayStart });
  const isWeek = unit === 'weekdayHour';
  const TimeChart = usePart(timeChart, view !== 'table' && !isWeek);
  const names = {
    now: isToday ? t('today') : periodName(asked.period, words),
    before: comparedName(revenue, words),
  };

  return (
    <section className={`card-box ${styles.card}`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t(`byTime.${unit}`)}</h2>
          <BusiestWords
            busiest={busiest}
            unit={unit}
            basis={basis}
            whole={isToday ? 'today' : asked.period.from === asked.period.to ? 'day' : 'period'}
            than={isRunning ? undefined : comparedName(revenue, words, { isWithinSentence: true })}
          />
        </div>
        <div className="screen-only">
          <Segmented
            label={t('hours.view')}
            value={view ?? 'chart'}
            onChange={(chosen) => changeAddress({ view: chosen === 'table' ? chosen : undefined })}
            options={[
              { value: 'chart', label: t(isWeek ? 'hours.week' : 'hours.chart') },
              { value: 'table', label: t(isWeek ? 'hours.exact' : 'hours.table') },
            ]}
          />
        </div>
      </header>
      {isWeek && view !== 'table' && <WeekTable slots={slots} asked={asked} dayStart={dayStart} />}
      {view === 'table' && <TimeTable revenue={revenue} names={names} />}
      {!isWeek && view !== 'table' && (
        <>
          <ul className={`screen-only ${styles.legend}`}>
            <li data-series="now">{names.now}</li>
            {asked.compared && <li data-series="before">{names.before}</li>}
          </ul>
          <div className={`screen-only ${styles.chart}`}>
            {TimeChart ? (
              <TimeChart
                slots={slots}
                unit={unit}
                busiest={busiest}
                names={names}
                ordersOf={(slot) => ordersOfSlot(asked, slot)}
              />
            ) : (
              <Skeleton height={300} radius="md" />
            )}
          </div>
          <div className="paper-only">
            <TimeTable revenue={revenue} names={names} />
          </div>
        </>
      )}
    </section>
  );
}
