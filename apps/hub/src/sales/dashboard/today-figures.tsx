import { addDays } from '@maru/contract/time/business-date.ts';
import { useTranslation } from 'react-i18next';
import { type Compared, compared } from '#hub/sales/explained/compared.ts';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import { perOrder } from '#hub/sales/revenue/compare.ts';
import figures from '#hub/sales/revenue/figures.module.css';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import type { Dashboard } from './dashboard.api.ts';
import styles from './today-figures.module.css';

type TodayFiguresProps = { businessDate: string; figures: NonNullable<Dashboard['figures']> };

/** Today so far, each figure with how it compares in words. What cannot be compared says nothing. */
export function TodayFigures({ businessDate, figures: shown }: TodayFiguresProps) {
  const { t } = useTranslation('dashboard');
  const { t: ofSales, won } = useSalesWords();
  const { today, yesterday, weekBefore } = shown;
  const thanYesterday = t('yesterday');
  const thanWeekBefore = ofSales('weekBefore', {
    weekday: weekdayName(addDays(businessDate, -7), ofSales),
  });

  return (
    <section className={styles.figures} aria-label={t('today')}>
      <div className={figures.figure}>
        <p className={figures.label}>{t('net')}</p>
        <p className={figures.value}>{won(today.net)}</p>
        <Words compared={compared(today.net, weekBefore.net)} than={thanWeekBefore} />
        <Words compared={compared(today.net, yesterday.net)} than={thanYesterday} />
      </div>
      <div className={figures.figure}>
        <p className={figures.label}>{t('orders')}</p>
        <p className={figures.value}>{ofSales('orders', { count: today.orders })}</p>
        <Words compared={compared(today.orders, weekBefore.orders)} than={thanWeekBefore} />
        <Words compared={compared(today.orders, yesterday.orders)} than={thanYesterday} />
      </div>
      <div className={figures.figure}>
        <p className={figures.label}>{ofSales('figures.perOrder')}</p>
        <p className={figures.value}>{won(perOrder(today))}</p>
        {today.orders > 0 && (
          <Words compared={compared(perOrder(today), perOrder(weekBefore))} than={thanWeekBefore} />
        )}
      </div>
    </section>
  );
}

function Words({ compared: found, than }: { compared: Compared | undefined; than: string }) {
  const { t } = useTranslation('dashboard');
  if (!found) return null;
  const percent = 'percent' in found ? found.percent : 0;
  return <p className={figures.more}>{t(`compared.${found.way}`, { than, percent })}</p>;
}
