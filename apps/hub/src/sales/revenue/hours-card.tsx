import { Skeleton } from '@mantine/core';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import { formatPercent } from '@maru/web/format.ts';
import { useNavigate } from '@tanstack/react-router';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { type Busiest, busiestHours } from './hours.ts';
import styles from './hours-card.module.css';
import { HoursTable } from './hours-table.tsx';
import type { RevenueDay } from './use-day.ts';
import { weekdayName } from './weekday-name.ts';

/** Loaded lazily, since the chart library is large. */
const hoursChart = later(async () => (await import('./hours-chart.tsx')).HoursChart);

/** The busiest hours in words, with the hours as a chart or a table. */
export function HoursCard({ day }: { day: RevenueDay }) {
  const { t } = useSalesWords();
  const navigate = useNavigate({ from: '/s/$storeId/sales/revenue' });
  const { hours, report, isToday, weekBefore, view } = day;
  const HoursChart = usePart(hoursChart, view !== 'table');
  const busiest = busiestHours(hours);
  const nameBefore = t('weekBefore', { weekday: weekdayName(weekBefore, t) });
  const nameNow = t(isToday ? 'today' : 'thisDay');

  return (
    <section className={`card-box ${styles.card}`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('hours.title')}</h2>
          {busiest && <BusiestWords busiest={busiest} day={day} />}
        </div>
        <Segmented
          label={t('hours.view')}
          value={view ?? 'chart'}
          onChange={(chosen) =>
            void navigate({
              search: ({ view: _, ...rest }) => (chosen === 'table' ? { ...rest, view: chosen } : rest),
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { value: 'chart', label: t('hours.chart') },
            { value: 'table', label: t('hours.table') },
          ]}
        />
      </header>
      {view === 'table' ? (
        <HoursTable hours={hours} report={report} names={{ now: nameNow, before: nameBefore }} />
      ) : (
        <>
          <ul className={styles.legend}>
            <li data-series="now">{nameNow}</li>
            <li data-series="before">{nameBefore}</li>
          </ul>
          <div className={styles.chart}>
            {HoursChart ? (
              <HoursChart hours={hours} busiest={busiest} names={{ now: nameNow, before: nameBefore }} />
            ) : (
              <Skeleton height={300} radius="md" />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function BusiestWords({ busiest, day }: { busiest: Busiest; day: RevenueDay }) {
  const { t, won } = useSalesWords();
  const { isToday, weekBefore } = day;
  const { from, until, share, net, netBefore } = busiest;
  const more = net - netBefore;
  const percent = formatPercent(Math.round(share * 100) / 100);
  const way = more === 0 ? 'same' : more > 0 ? 'more' : 'less';

  return (
    <p className={styles.words}>
      {t(isToday ? 'busiest.today' : 'busiest.day', { from, until, share: percent })}{' '}
      {netBefore > 0 &&
        t(`busiest.${way}`, { weekday: weekdayName(weekBefore, t), amount: won(Math.abs(more)) })}
    </p>
  );
}
