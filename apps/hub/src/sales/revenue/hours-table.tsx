import { formatCount } from '@maru/web/format.ts';
import type { DayReport } from '#hub/sales/sales.api.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './figures-table.module.css';
import type { Hour } from './hours.ts';

type HoursTableProps = {
  hours: readonly Hour[];
  report: DayReport;
  names: { now: string; before: string };
};

/** The exact figures of the chart. */
export function HoursTable({ hours, report, names }: HoursTableProps) {
  const { t, won } = useSalesWords();
  const { byTime, weekBefore } = report;

  return (
    <table className={styles.table} aria-label={t('hours.title')}>
      <thead>
        <tr>
          <th scope="col">{t('csv.hour')}</th>
          <th scope="col">{t('figures.orders')}</th>
          <th scope="col">{names.now}</th>
          <th scope="col">{names.before}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, orders, net, netBefore }) => (
          <tr key={hour}>
            <th scope="row">{t('hours.span', { from: hour, until: hour + 1 })}</th>
            <td>{formatCount(orders)}</td>
            <td className={styles.strong}>{won(net)}</td>
            <td className={styles.quiet}>{won(netBefore)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{formatCount(byTime.totals.orders)}</td>
          <td>{won(byTime.totals.net)}</td>
          <td className={styles.quiet}>{won(weekBefore.totals.net)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
