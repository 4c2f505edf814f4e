import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { PeriodSteps } from '#hub/lib/days/period-steps.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { pointSettingQuery } from './points.api.ts';
import styles from './points-page.module.css';
import { ActiveCard } from './reports/active-card.tsx';
import { ExportPoints } from './reports/export/export-points.tsx';
import { KindsCard } from './reports/kinds-card.tsx';
import { LoyaltyCard } from './reports/loyalty-card.tsx';
import { PointsFigures } from './reports/points-figures.tsx';
import { PointsPeriodBar } from './reports/points-period-bar.tsx';
import { PointsTimeCard } from './reports/points-time-card.tsx';
import { type LoadedPoints, loadPointsReport, usePointsReport } from './reports/use-points-report.ts';
import { usePointWords } from './use-point-words.ts';

/** Route loader. */
export const loadPointsPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) =>
  Promise.all([
    loadTexts('points', 'days'),
    queryClient.ensureQueryData(pointSettingQuery(storeId)),
    loadPointsReport(queryClient, storeId, search),
  ]);

/**
 * The points of a store: movements in a period, the customers' share of sales, and the points that customers
 * have now.
 */
export function PointsPage() {
  const { t } = usePointWords();
  const store = useStore();
  const { storeId } = store;
  const { data: setting } = useSuspenseQuery(pointSettingQuery(storeId));
  const shown = usePointsReport(store);
  const { data: report, error, refetch, isPlaceholderData } = shown.query;

  if (report && setting.rate === 0 && isUnused(report))
    return (
      <StoreFrame title={t('summary.title')}>
        <EmptyState
          title={t('summary.none')}
          text={t('summary.noneText')}
          action={
            <Link to={paths.pointSetting({ storeId })} className="small-link">
              {t('summary.toSetting')}
            </Link>
          }
        />
      </StoreFrame>
    );

  return (
    <StoreFrame
      title={t('summary.title')}
      headerSlot={
        <PeriodSteps period={shown.asked.period} today={shown.today} onMove={shown.changeAddress} />
      }
      actions={report && !isPlaceholderData && <ExportPoints shown={{ ...shown, report }} />}
    >
      <div className={styles.page} aria-busy={isPlaceholderData}>
        <PointsPeriodBar shown={shown} />
        {report && <Report shown={{ ...shown, report }} />}
        {!report && error && (
          <ErrorState
            title={t('report.failed')}
            text={errorWords(error) ?? t('app:loadingFailed.text')}
            retry={{ label: t('report.retry'), onRetry: () => void refetch() }}
          />
        )}
      </div>
    </StoreFrame>
  );
}

function isUnused({ active, byKind, loyalty }: LoadedPoints['report']): boolean {
  return active.customers === 0 && byKind.rows.length === 0 && loyalty.customers.all === 0;
}

function Report({ shown }: { shown: LoadedPoints }) {
  const { byTime, byKind, loyalty, active } = shown.report;
  return (
    <>
      <PointsFigures totals={byTime.totals} />
      <div className={styles.parts}>
        <PointsTimeCard shown={shown} />
        <LoyaltyCard loyalty={loyalty} />
      </div>
      <div className={layout.columns}>
        <ActiveCard active={active} />
        <KindsCard rows={byKind.rows} />
      </div>
    </>
  );
}
