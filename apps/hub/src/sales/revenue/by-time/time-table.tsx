import { formatCount } from '@maru/web/format.ts';
import styles from '#hub/lib/figures/figures-table.module.css';
import { comparedAs, ordersFrom, ordersOf, ordersOfSlot } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { slotName } from './slot-name.ts';
import { restBefore, type Slot } from './time-slots.ts';

type TimeTableProps = { revenue: LoadedRevenue; names: { now: string; before: string } };

/** Shows the exact figures of the chart. Each is a link to its orders. */
export function TimeTable({ revenue, names }: TimeTableProps) {
  const words = useSalesWords();
  const { t, won } = words;
  const { slots, asked, report } = revenue;
  const { totals } = report.period.byTime;
  const rest = restBefore(report, asked.unit, slots);
  const other = comparedAs(asked);
  const before = report.compared?.byTime.totals;
  const all = totals.orders > 0 ? ordersOf(asked) : undefined;

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
          <SlotRow key={slot.key} slot={slot} revenue={revenue} />
        ))}
        {rest.orders > 0 && (
          <tr>
            <th scope="row">{t('restBefore')}</th>
            <td />
            <td />
            <td className={styles.quiet}>
              <OrdersLink filters={other && rest.key ? ordersFrom(other, rest.key) : undefined}>
                {won(rest.net)}
              </OrdersLink>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>
            <OrdersLink filters={all}>{formatCount(totals.orders)}</OrdersLink>
          </td>
          <td>
            <OrdersLink filters={all}>{won(totals.net)}</OrdersLink>
          </td>
          {before && (
            <td className={styles.quiet}>
              <OrdersLink filters={other && before.orders > 0 ? ordersOf(other) : undefined}>
                {won(before.net)}
              </OrdersLink>
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

function SlotRow({ slot, revenue: { asked, report } }: { slot: Slot; revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { orders, net, keyBefore, ordersBefore, netBefore } = slot;
  const here = orders > 0 ? ordersOfSlot(asked, slot) : undefined;
  const other = comparedAs(asked);
  const there = other && keyBefore && ordersBefore > 0 ? ordersOfSlot(other, { key: keyBefore }) : undefined;

  return (
    <tr>
      <th scope="row">{slotName(slot, asked.unit, words)}</th>
      <td>
        <OrdersLink filters={here}>{formatCount(orders)}</OrdersLink>
      </td>
      <td className={styles.strong}>
        <OrdersLink filters={here}>{words.won(net)}</OrdersLink>
      </td>
      {report.compared && (
        <td className={styles.quiet}>
          {keyBefore ? <OrdersLink filters={there}>{words.won(netBefore)}</OrdersLink> : '–'}
        </td>
      )}
    </tr>
  );
}
