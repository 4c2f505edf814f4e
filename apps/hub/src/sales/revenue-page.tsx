import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { errorWords } from '@maru/web/report-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { PeriodSteps } from '#hub/lib/days/period-steps.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { BreakdownCard } from './revenue/breakdown/breakdown-card.tsx';
import { TimeCard } from './revenue/by-time/time-card.tsx';
import { ExcessNote } from './revenue/excess-note.tsx';
import { ExportRevenue } from './revenue/export/export-revenue.tsx';
import { Figures } from './revenue/figures.tsx';
import { NoSales } from './revenue/no-sales.tsx';
import { NotYetClosed } from './revenue/not-yet-closed.tsx';
import { PeriodBar } from './revenue/period/period-bar.tsx';
import { RevenueParts } from './revenue/revenue-pending.tsx';
import { SumsCard } from './revenue/sums-card.tsx';
import { TendersCard } from './revenue/tenders-card.tsx';
import { type LoadedRevenue, useRevenue } from './revenue/use-revenue.ts';
import styles from './revenue-page.module.css';
import { loadRevenue } from './sales.api.ts';
import { useSalesWords } from './use-sales-words.ts';

/** Route loader. */
export const loadRevenuePage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('sales', 'days', 'orders'), loadRevenue(queryClient, storeId, search)]);

/** The sales of any period, compared with another period: sums, times, payments, tax, and what was sold. */
export function RevenuePage() {
  const { t } = useSalesWords();
  const revenue = useRevenue(useStore());
  const { data: report, error, refetch } = revenue.query;

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={
        <PeriodSteps period={revenue.asked.period} today={revenue.today} onMove={revenue.changeAddress} />
      }
      actions={report && <ExportRevenue revenue={{ ...revenue, report }} />}
    >
      <div className={styles.day} aria-busy={revenue.query.isPlaceholderData}>
        <PeriodBar revenue={revenue} />
        {report && <Report revenue={{ ...revenue, report }} />}
        {!report && error && (
          <ErrorState
            title={t('failed')}
            text={errorWords(error) ?? t('app:loadingFailed.text')}
            retry={{ label: t('retry'), onRetry: () => void refetch() }}
          />
        )}
        {!report && !error && <RevenueParts />}
      </div>
    </StoreFrame>
  );
}

function Report({ revenue }: { revenue: LoadedRevenue }) {
  const { t } = useSalesWords();
  const { report, asked, isToday, taxType } = revenue;
  const { totals, cancelled, notYetClosed, excess } = report.period.byTime;
  const isEmpty = totals.orders === 0 && cancelled.orders === 0;

  return (
    <>
      {notYetClosed.orders > 0 && <NotYetClosed {...notYetClosed} asked={asked} />}
      {excess.payments > 0 && <ExcessNote {...excess} />}
      {asked.basis === 'event' && <p className={styles.basis}>{t('filters.eventText')}</p>}
      {isEmpty ? (
        <NoSales isToday={isToday} />
      ) : (
        <>
          <Figures revenue={revenue} />
          <div className={styles.parts}>
            <TimeCard revenue={revenue} />
            <div className={styles.side}>
              <TendersCard report={report.period.byPaymentMethod} asked={asked} />
              <SumsCard totals={totals} taxType={taxType} asked={asked} />
            </div>
          </div>
          {asked.basis === 'sale' ? (
            <BreakdownCard revenue={revenue} />
          ) : (
            <p className={styles.basis}>{t('breakdowns.onlyBySale')}</p>
          )}
        </>
      )}
    </>
  );
}
