import { Skeleton } from '@mantine/core';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import { formatPercent } from '@maru/web/format.ts';
import styles from '#hub/lib/charts/chart-card.module.css';
import { partName } from '#hub/lib/days/part-name.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { mostEarned } from './explained.ts';
import { PointsTable } from './points-table.tsx';
import type { LoadedPoints } from './use-points-report.ts';

/** Loaded lazily, since the chart library is large. */
const pointsChart = later(async () => (await import('./points-chart.tsx')).PointsChart);

/** Shows the parts of a period as a chart or a table, and says in which part most was earned. */
export function PointsTimeCard({ shown }: { shown: LoadedPoints }) {
  const words = usePointWords();
  const { t } = words;
  const { slots, asked, view, changeAddress } = shown;
  const most = mostEarned(slots);
  const isChart = view !== 'table' && slots.length > 0;
  const PointsChart = usePart(pointsChart, isChart);

  return (
    <section className={`card-box ${styles.card}`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t(`days:byPart.${asked.unit}`)}</h2>
          {most && (
            <p className={styles.words}>
              {t('report.mostEarned', {
                slot: partName(most.slot.key, asked.unit, words),
                share: formatPercent(most.share),
              })}
            </p>
          )}
        </div>
        <div className="screen-only">
          <Segmented
            label={t('report.view')}
            value={view ?? 'chart'}
            onChange={(chosen) => changeAddress({ view: chosen === 'table' ? chosen : undefined })}
            options={[
              { value: 'chart', label: t('report.chart') },
              { value: 'table', label: t('report.table') },
            ]}
          />
        </div>
      </header>
      {slots.length === 0 && <p>{t('report.noMoves')}</p>}
      {slots.length > 0 && !isChart && <PointsTable shown={shown} />}
      {isChart && (
        <>
          <ul className={`screen-only ${styles.legend}`}>
            <li data-series="now">{t('report.sums.earned')}</li>
            <li data-series="before">{t('report.sums.used')}</li>
          </ul>
          <div className={`screen-only ${styles.chart}`}>
            {PointsChart ? (
              <PointsChart slots={slots} unit={asked.unit} most={most?.slot.key} />
            ) : (
              <Skeleton height={300} radius="md" />
            )}
          </div>
          <div className="paper-only">
            <PointsTable shown={shown} />
          </div>
        </>
      )}
    </section>
  );
}
