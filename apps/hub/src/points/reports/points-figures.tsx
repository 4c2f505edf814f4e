import { formatPercent } from '@maru/web/format.ts';
import { Figure, FigureRow, FigureWords } from '#hub/lib/figures/figure.tsx';
import type { PointsReport } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { usedOfEarned } from './explained.ts';

/** Shows the points earned, used and expired in a period, and the resulting change. */
export function PointsFigures({ totals }: { totals: PointsReport['byTime']['totals'] }) {
  const { t, points, moved } = usePointWords();
  const { earned, takenBack, used, givenBack, expired, change } = totals;
  const spent = usedOfEarned(totals);
  const way = change === 0 ? 'same' : change > 0 ? 'grown' : 'shrunk';

  return (
    <FigureRow label={t('report.figures')}>
      <Figure label={t('report.sums.earned')} value={points(earned)}>
        {takenBack > 0 && <FigureWords>{t('report.takenBack', { points: points(takenBack) })}</FigureWords>}
      </Figure>
      <Figure label={t('report.sums.used')} value={points(used)}>
        {spent && (
          <FigureWords>
            {spent.way === 'share'
              ? t('report.usedShare', { share: formatPercent(spent.share) })
              : t('report.usedMore', { points: points(spent.points) })}
          </FigureWords>
        )}
        {givenBack > 0 && <FigureWords>{t('report.givenBack', { points: points(givenBack) })}</FigureWords>}
      </Figure>
      <Figure label={t('report.sums.expired')} value={points(expired)} />
      <Figure label={t('report.sums.change')} value={moved(change)}>
        <FigureWords>{t(`report.${way}`)}</FigureWords>
      </Figure>
    </FigureRow>
  );
}
