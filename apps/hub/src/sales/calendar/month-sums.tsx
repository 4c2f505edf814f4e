import { formatDate } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import styles from '#hub/sales/list/sales-sums.module.css';
import { perOrder } from '#hub/sales/revenue/compare.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { bestDay, perDay } from './month-days.ts';
import words from './month-sums.module.css';
import type { SalesMonth } from './use-month.ts';

/** The sums of a month, and its best day in words. */
export function MonthSums({ report }: Pick<SalesMonth, 'report'>) {
  const { t } = useTranslation('calendar');
  const { t: ofSales, language, won } = useSalesWords();
  const { rows, totals } = report;
  const best = bestDay(rows);

  return (
    <section aria-label={t('sums.label')} className={words.sums}>
      <dl className={styles.sums}>
        <div className={styles.sum} data-main>
          <dt>{ofSales('figures.net')}</dt>
          <dd>{won(totals.net)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{ofSales('figures.orders')}</dt>
          <dd>{ofSales('orders', { count: totals.orders })}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{ofSales('figures.perOrder')}</dt>
          <dd>{won(perOrder(totals))}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('sums.perDay')}</dt>
          <dd>{won(perDay(rows))}</dd>
        </div>
      </dl>
      {best && (
        <p className={words.best}>
          {t('sums.best', { date: formatDate(best.date, language), amount: won(best.net) })}
        </p>
      )}
    </section>
  );
}
