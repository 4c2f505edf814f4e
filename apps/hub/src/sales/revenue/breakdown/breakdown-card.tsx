import type { BreakdownReport, BreakdownRow } from '@maru/contract/sales/revenue-report.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { formatCount, formatPercent } from '@maru/web/format.ts';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import table from '#hub/sales/revenue/figures-table.module.css';
import { ordersOfRow } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import { shownBreakdowns } from '#hub/sales/revenue/revenue-address.ts';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './breakdown-card.module.css';
import { rowName } from './row-name.ts';

/** Number of rows before "show all". */
const first = 20;

/** Net sales by item, category, option or kind of order. Every row opens its orders. */
export function BreakdownCard({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t, won } = words;
  const { report, asked, changeAddress } = revenue;
  const shown = report.period.breakdowns.find(({ by }) => by === asked.by);
  const before = report.compared?.breakdowns.find(({ by }) => by === asked.by);
  const [best] = shown?.rows ?? [];

  return (
    <Card
      title={t(`breakdowns.${asked.by}`)}
      actions={
        <div className={styles.choice}>
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
      {shown && best && shown.net > 0 && best.net > 0 && shown.rows.length > 1 && (
        <p className={styles.words}>
          {t('breakdowns.best', {
            name: rowName(best, asked.by, words),
            share: formatPercent(Math.round((best.net / shown.net) * 100) / 100),
          })}
        </p>
      )}
      {shown && <Rows key={asked.by} revenue={revenue} report={shown} before={before} />}
      {shown && (
        <p className={styles.total}>
          {t('total')} <strong>{won(shown.net)}</strong>
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
  const netBefore = new Map(before?.rows.map((row) => [idOf(row), row.net]));

  return (
    <>
      <table className={table.table} aria-label={t(`breakdowns.${by}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`breakdowns.columns.${by}`)}</th>
            {hasQuantity && <th scope="col">{t('breakdowns.quantity')}</th>}
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
            <tr key={idOf(row)}>
              <th scope="row" className={styles.name}>
                <OrdersLink filters={ordersOfRow(revenue.asked, by, row)}>
                  {rowName(row, by, words)}
                </OrdersLink>
                {row.isDeleted && <span className={styles.deleted}> {t('breakdowns.deleted')}</span>}
              </th>
              {hasQuantity && <td>{row.quantity === null ? '' : formatCount(row.quantity)}</td>}
              <td className={table.strong}>{won(row.net)}</td>
              {before && (
                <td className={`${table.quiet} ${styles.wide}`}>{won(netBefore.get(idOf(row)) ?? 0)}</td>
              )}
              <td className={table.quiet}>
                {formatPercent(report.net > 0 ? Math.max(0, row.net) / report.net : 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.rows.length > first && (
        <button type="button" className={`chip ${styles.all}`} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('breakdowns.less') : t('breakdowns.all', { count: report.rows.length })}
        </button>
      )}
    </>
  );
}

function idOf({ id, type }: Pick<BreakdownRow, 'id' | 'type'>): string {
  return `${id} ${type}`;
}
