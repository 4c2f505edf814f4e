import type { BreakdownReport } from '@maru/contract/sales/revenue-report.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { formatCount, formatPercent } from '@maru/web/format.ts';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { aheadOf, shareOf } from '#hub/lib/figures/ahead.ts';
import table from '#hub/lib/figures/figures-table.module.css';
import { comparedAs, ordersOf, ordersOfRow } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import { shownBreakdowns } from '#hub/sales/revenue/revenue-address.ts';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './breakdown-card.module.css';
import { idOfRow } from './id-of-row.ts';
import { rowName } from './row-name.ts';

/** Number of rows before "show all". */
const first = 20;

/** Lists net sales by item, category, option or order type. Every row is a link to its orders. */
export function BreakdownCard({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t, won } = words;
  const { report, asked, changeAddress } = revenue;
  const shown = report.period.breakdowns.find(({ by }) => by === asked.by);
  const before = report.compared?.breakdowns.find(({ by }) => by === asked.by);
  const named = shown?.rows.filter(({ name, type }) => name !== null || type !== null) ?? [];
  const best = aheadOf(named, ({ net }) => net);

  return (
    <Card
      title={t(`breakdowns.${asked.by}`)}
      actions={
        <div className={`screen-only ${styles.choice}`}>
          <Dropdown
            label={t('breakdowns.label')}
            isLabelHidden
            options={shownBreakdowns.map((by) => ({ value: by, label: t(`breakdowns.${by}`) }))}
            value={asked.by}
            onChange={(by) => changeAddress({ by: shownBreakdowns.find((one) => one === by) })}
          />
        </div>
      }
    >
      {shown && best && shown.rows.length > 1 && (
        <p className={styles.words}>
          {t('breakdowns.best', {
            name: rowName(best, asked.by, words),
            share: formatPercent(shareOf(best.net, netsOf(shown))),
          })}
        </p>
      )}
      {shown && <Rows key={asked.by} revenue={revenue} report={shown} before={before} />}
      {shown && (
        <p className={styles.total}>
          {t('total')}{' '}
          <strong>
            <OrdersLink filters={ordersOf(asked)}>{won(shown.net)}</OrdersLink>
          </strong>
        </p>
      )}
    </Card>
  );
}

type RowsProps = { revenue: LoadedRevenue; report: BreakdownReport; before: BreakdownReport | undefined };

function Rows({ revenue, report, before }: RowsProps) {
  const words = useSalesWords();
  const { t, won } = words;
  const [isWhole, setIsWhole] = useState(false);
  const { by } = revenue.asked;
  const hasQuantity = report.rows.some(({ quantity }) => quantity !== null);
  const rows = isWhole ? report.rows : report.rows.slice(0, first);
  const nets = netsOf(report);
  const other = comparedAs(revenue.asked);
  const netBefore = new Map(before?.rows.map((row) => [idOfRow(row), row.net]));

  return (
    <>
      <table className={table.table} aria-label={t(`breakdowns.${by}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`breakdowns.columns.${by}`)}</th>
            <th scope="col">{t(hasQuantity ? 'breakdowns.quantity' : 'figures.orders')}</th>
            <th scope="col">{t('figures.net')}</th>
            {before && (
              <th scope="col" className={styles.wide}>
                {t('breakdowns.before')}
              </th>
            )}
            <th scope="col">{t('tenders.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOfRow(row)}>
              <th scope="row" className={styles.name}>
                {rowName(row, by, words)}
                {row.isDeleted && <span className={styles.deleted}> {t('breakdowns.deleted')}</span>}
              </th>
              <td>{formatCount(hasQuantity ? (row.quantity ?? 0) : row.orders)}</td>
              <td className={table.strong}>
                <OrdersLink filters={ordersOfRow(revenue.asked, by, row)}>{won(row.net)}</OrdersLink>
              </td>
              {before && (
                <td className={`${table.quiet} ${styles.wide}`}>
                  <OrdersLink
                    filters={other && netBefore.has(idOfRow(row)) ? ordersOfRow(other, by, row) : undefined}
                  >
                    {won(netBefore.get(idOfRow(row)) ?? 0)}
                  </OrdersLink>
                </td>
              )}
              <td className={table.quiet}>{formatPercent(shareOf(row.net, nets))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.rows.length > first && (
        <button
          type="button"
          className={`chip screen-only ${styles.all}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('breakdowns.less') : t('breakdowns.all', { count: report.rows.length })}
        </button>
      )}
    </>
  );
}

function netsOf({ rows }: BreakdownReport): number[] {
  return rows.map(({ net }) => net);
}
