import { formatCount } from '@maru/web/format.ts';
import styles from '#hub/lib/figures/figures-table.module.css';
import { ordersOfSlot } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { slotName } from './slot-name.ts';
import { restBefore } from './time-slots.ts';

type TimeTableProps = { revenue: LoadedRevenue; names: { now: string; before: string } };

/** The exact figures of the chart. Each number of orders opens them. */
export function TimeTable({ revenue, names }: TimeTableProps) {
  const words = useSalesWords();
  const { t, won } = words;
  const { slots, asked, report } = revenue;
  const { totals } = report.period.byTime;
  const rest = restBefore(report, asked.unit, slots);

  return (
    <table className={styles.table} aria-label={t(`byTime.${asked.unit}`)}>
      <thead>
        <tr>
          <th scope="col">{t(`units.${asked.unit}`)}</th>
          <th scope="col">{t('figures.orders')}</th>
          <th scope="col">{names.now}</th>
          {report.compared && <th scope="col">{names.before}</th>}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <tr key={slot.key}>
            <th scope="row">{slotName(slot, asked.unit, words)}</th>
            <td>
              <OrdersLink filters={slot.orders > 0 ? ordersOfSlot(asked, slot) : undefined}>
                {formatCount(slot.orders)}
              </OrdersLink>
            </td>
            <td className={styles.strong}>{won(slot.net)}</td>
            {report.compared && <td className={styles.quiet}>{won(slot.netBefore)}</td>}
          </tr>
        ))}
        {rest.orders > 0 && (
          <tr>
            <th scope="row">{t('restBefore')}</th>
            <td />
            <td />
            <td className={styles.quiet}>{won(rest.net)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{formatCount(totals.orders)}</td>
          <td>{won(totals.net)}</td>
          {report.compared && <td className={styles.quiet}>{won(report.compared.byTime.totals.net)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
