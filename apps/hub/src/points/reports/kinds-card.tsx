import { formatCount } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import styles from '#hub/lib/figures/figures-table.module.css';
import type { PointsReport } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { takenInAll } from './taken-in-all.ts';
import { withoutMerges } from './without-merges.ts';

/** Shows the movements of a period by kind, with their effect on debts. */
export function KindsCard({ rows: all }: { rows: PointsReport['byKind']['rows'] }) {
  const { t, moved } = usePointWords();
  const rows = withoutMerges(all);
  const hasDebt = rows.some(({ debt }) => debt !== 0);

  return (
    <Card title={t('summary.kinds')}>
      {rows.length === 0 ? (
        <p>{t('report.noMoves')}</p>
      ) : (
        <table className={styles.table} aria-label={t('summary.kinds')}>
          <thead>
            <tr>
              <th scope="col">{t('summary.kind')}</th>
              <th scope="col">{t('summary.entries')}</th>
              <th scope="col">{t('summary.moved')}</th>
              {hasDebt && <th scope="col">{t('summary.debtMoved')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{t(`kinds.${row.kind}`)}</th>
                <td>{formatCount(row.entries)}</td>
                <td className={styles.strong}>{moved(takenInAll(row))}</td>
                {hasDebt && <td>{row.debt === 0 ? '' : moved(row.debt)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasDebt && <p>{t('summary.debtText')}</p>}
    </Card>
  );
}
