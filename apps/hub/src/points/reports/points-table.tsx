import { formatCount } from '@maru/web/format.ts';
import { partName } from '#hub/lib/days/part-name.ts';
import styles from '#hub/lib/figures/figures-table.module.css';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { sumNames } from './point-slots.ts';
import own from './points-table.module.css';
import type { LoadedPoints } from './use-points-report.ts';

/** Shows the exact figures of the chart, and those that it leaves out. */
export function PointsTable({ shown }: { shown: LoadedPoints }) {
  const words = usePointWords();
  const { t } = words;
  const { slots, asked, report } = shown;
  const { totals } = report.byTime;
  // Leaves out the column of a rare kind of movement if its total is zero.
  const names = sumNames.filter((name) => !isRare(name) || totals[name] !== 0);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={own.wide} tabIndex={0} aria-label={t(`days:byPart.${asked.unit}`)}>
      <table className={styles.table} aria-label={t(`days:byPart.${asked.unit}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`days:part.${asked.unit}`)}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {t(`report.sums.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => (
            <tr key={slot.key}>
              <th scope="row">{partName(slot.key, asked.unit, words)}</th>
              {names.map((name) => (
                <td key={name} className={name === 'change' ? styles.strong : undefined}>
                  {formatCount(slot[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('report.total')}</th>
            {names.map((name) => (
              <td key={name}>{formatCount(totals[name])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function isRare(name: (typeof sumNames)[number]) {
  return name === 'takenBack' || name === 'givenBack' || name === 'expired';
}
