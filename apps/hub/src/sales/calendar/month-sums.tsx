import { formatDate } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { ListSums } from '#hub/lib/list/list-sums.tsx';
import { perOrder } from '#hub/sales/revenue/compare.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { bestDay, perDay } from './month-days.ts';
import words from './month-sums.module.css';
import type { SalesMonth } from './use-month.ts';

/** Shows the sums of a month, and names its best day. */
export function MonthSums({ report, today }: Pick<SalesMonth, 'report' | 'today'>) {
  const { t } = useTranslation('calendar');
  const { t: ofSales, language, won } = useSalesWords();
  const { rows, totals } = report;
  const best = bestDay(rows);

  return (
    <section aria-label={t('sums.label')} className={words.sums}>
      <ListSums
        sums={[
          { name: ofSales('figures.net'), value: won(totals.net), isMain: true },
          { name: ofSales('figures.orders'), value: ofSales('orders', { count: totals.orders }) },
          { name: ofSales('figures.perOrder'), value: won(perOrder(totals)) },
          { name: t('sums.perDay'), value: won(perDay(rows, today)) },
        ]}
      />
      {best && (
        <p className={words.best}>
          {t('sums.best', { date: formatDate(best.date, language), amount: won(best.net) })}
        </p>
      )}
    </section>
  );
}
