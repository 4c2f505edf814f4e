import { Skeleton } from '@mantine/core';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import { formatPercent } from '@maru/web/format.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { comparedName, periodName } from './period-name.ts';
import { slotName } from './slot-name.ts';
import styles from './time-card.module.css';
import { busiestOf, hourOf } from './time-slots.ts';
import { TimeTable } from './time-table.tsx';
import type { LoadedRevenue } from './use-revenue.ts';
import { WeekTable } from './week-table.tsx';
import { weekdayKeys } from './weekday-name.ts';

/** Loaded lazily, since the chart library is large. */
const timeChart = later(async () => (await import('./time-chart.tsx')).TimeChart);

/** The parts of a period as a chart or a table, with the busiest ones in words. */
export function TimeCard({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t } = words;
  const { slots, asked, isToday, view, changeAddress } = revenue;
  const { unit } = asked;
  const isWeek = unit === 'weekdayHour';
  const TimeChart = usePart(timeChart, view !== 'table' && !isWeek);
  const names = {
    now: isToday ? t('today') : periodName(asked.period, words),
    before: comparedName(asked, words),
  };

  return (
    <section className={`card-box ${styles.card}`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t(`byTime.${unit}`)}</h2>
          <BusiestWords revenue={revenue} />
        </div>
        {!isWeek && (
          <Segmented
            label={t('hours.view')}
            value={view ?? 'chart'}
            onChange={(chosen) => changeAddress({ view: chosen === 'table' ? chosen : undefined })}
            options={[
              { value: 'chart', label: t('hours.chart') },
              { value: 'table', label: t('hours.table') },
            ]}
          />
        )}
      </header>
      {isWeek && <WeekTable slots={slots} asked={asked} dayStart={revenue.report.period.byTime.dayStart} />}
      {!isWeek && view === 'table' && <TimeTable revenue={revenue} names={names} />}
      {!isWeek && view !== 'table' && (
        <>
          <ul className={styles.legend}>
            <li data-series="now">{names.now}</li>
            {asked.compared && <li data-series="before">{names.before}</li>}
          </ul>
          <div className={styles.chart}>
            {TimeChart ? (
              <TimeChart slots={slots} unit={unit} busiest={busiestOf(slots, unit)} names={names} />
            ) : (
              <Skeleton height={300} radius="md" />
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Plain arithmetic in words; nothing where nothing can be said. */
function BusiestWords({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t, won } = words;
  const { slots, asked, isToday } = revenue;
  const { unit, period } = asked;
  const busiest = busiestOf(slots, unit);
  const [first] = busiest?.slots ?? [];
  if (!busiest || !first) return null;

  const { share, net, netBefore } = busiest;
  const percent = formatPercent(Math.round(share * 100) / 100);
  if (unit !== 'hour' && unit !== 'weekdayHour')
    return (
      <p className={styles.words}>
        {t('busiest.slot', { slot: slotName(first, unit, words), share: percent })}
      </p>
    );

  const { weekday, hour } = hourOf(first);
  const span = { from: hour, until: hourOf(busiest.slots.at(-1) ?? first).hour + 1, share: percent };
  const more = net - netBefore;
  const way = more === 0 ? 'same' : more > 0 ? 'more' : 'less';
  const whole = isToday ? 'today' : period.from === period.to ? 'day' : 'period';
  return (
    <p className={styles.words}>
      {weekday === undefined
        ? t(`busiest.${whole}`, span)
        : t('busiest.weekday', { ...span, weekday: t(`days:weekdays.${weekdayKeys[weekday]}`) })}{' '}
      {netBefore > 0 &&
        t(`busiest.${way}`, { name: comparedName(asked, words), amount: won(Math.abs(more)) })}
    </p>
  );
}
