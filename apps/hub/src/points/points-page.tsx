import { Facts } from '@maru/ui/facts/facts.tsx';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { formatCount, formatMonth } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { pointSettingQuery, rewardSummaryQuery, totalActiveQuery } from './points.api.ts';
import { monthOf } from './summary/month-of.ts';
import { usePointWords } from './use-point-words.ts';

/** Route loader. */
export const loadPointsPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('points'),
    queryClient.ensureQueryData(pointSettingQuery(storeId)),
    queryClient.ensureQueryData(totalActiveQuery(storeId)),
    loadSummary(queryClient, storeId),
  ]);

async function loadSummary(queryClient: QueryClient, storeId: string) {
  const general = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  await queryClient.ensureQueryData(rewardSummaryQuery(storeId, monthOf(new Date(), general)));
}

/** The points of a store: what customers hold, when it expires, and what moved this month. */
export function PointsPage() {
  const { t, points, won, language } = usePointWords();
  const { storeId } = useStore();
  const { data: active } = useSuspenseQuery(totalActiveQuery(storeId));
  const { data: setting } = useSuspenseQuery(pointSettingQuery(storeId));
  const { data: general } = useSuspenseQuery(generalSettingQuery(storeId));
  const period = monthOf(new Date(), general);
  const { data: summary } = useSuspenseQuery(rewardSummaryQuery(storeId, period));
  const isUnused = active.customers === 0 && summary.rows.length === 0;

  return (
    <StoreFrame title={t('summary.title')}>
      {setting.rate === 0 && isUnused ? (
        <EmptyState
          title={t('summary.none')}
          text={t('summary.noneText')}
          action={
            <Link to={paths.pointSetting({ storeId })} className="small-link">
              {t('summary.toSetting')}
            </Link>
          }
        />
      ) : (
        <div className={layout.columns}>
          <div className={layout.column}>
            <Card title={t('summary.active')}>
              <p>{t('summary.activeText', { points: points(active.points), amount: won(active.points) })}</p>
              <Facts
                areBeside
                rows={[
                  { label: t('summary.points'), value: points(active.points) },
                  { label: t('summary.customers'), value: formatCount(active.customers) },
                  { label: t('summary.debt'), value: points(active.debt) },
                ]}
              />
            </Card>
            <Card title={t('summary.kinds')}>
              {summary.rows.length === 0 ? (
                <p>{t('summary.noMoves')}</p>
              ) : (
                <Facts
                  areBeside
                  rows={summary.rows.map(({ kind, entries, points: moved }) => ({
                    label: t('summary.kindOf', {
                      kind: t(`kinds.${kind}`),
                      count: entries,
                      number: formatCount(entries),
                    }),
                    value: points(moved),
                  }))}
                />
              )}
            </Card>
          </div>
          <div className={layout.column}>
            <Card title={t('summary.expiring')}>
              {active.months.length === 0 ? (
                <p>{t('summary.nothingExpires')}</p>
              ) : (
                <Facts
                  areBeside
                  rows={active.months.map(({ month, points: count }) => ({
                    label: formatMonth(month, language),
                    value: points(count),
                  }))}
                />
              )}
            </Card>
          </div>
        </div>
      )}
    </StoreFrame>
  );
}
