import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatCount, formatMonth, formatPercent } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import styles from '#hub/lib/figures/figures-table.module.css';
import type { PointsReport } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { nextExpiry, pointsEach } from './explained.ts';

/** Shows the points that customers have now, what they cost the store, and when they expire. */
export function ActiveCard({ active }: { active: PointsReport['active'] }) {
  const { t, points, won, language } = usePointWords();
  const next = nextExpiry(active);
  const each = pointsEach(active);
  const sentences = [
    active.points === 0
      ? t('summary.activeNone')
      : t('summary.activeText', { points: points(active.points), amount: won(active.points) }),
    each !== undefined && t('summary.each', { points: points(each) }),
    next &&
      t(next.isAll ? 'summary.nextAll' : 'summary.next', {
        month: formatMonth(next.month, language),
        points: points(next.points),
        share: formatPercent(next.share),
      }),
  ].filter(Boolean);

  return (
    <Card title={t('summary.active')}>
      <p>{sentences.join(' ')}</p>
      <Facts
        areBeside
        rows={[
          {
            label: t('summary.customers'),
            value: t('report.loyalty.people', { number: formatCount(active.customers) }),
          },
          { label: t('summary.debt'), value: points(active.debt) },
        ]}
      />
      {active.months.length > 0 && (
        <table className={styles.table} aria-label={t('summary.expiring')}>
          <thead>
            <tr>
              <th scope="col">{t('summary.month')}</th>
              <th scope="col">{t('summary.points')}</th>
              <th scope="col">{t('summary.liability')}</th>
              <th scope="col">{t('summary.share')}</th>
            </tr>
          </thead>
          <tbody>
            {active.months.map(({ month, points: count }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month, language)}</th>
                <td>{points(count)}</td>
                <td className={styles.strong}>{won(count)}</td>
                <td className={styles.quiet}>{formatPercent(count / active.points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('summary.total')}</th>
              <td>{points(active.points)}</td>
              <td>{won(active.points)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}
