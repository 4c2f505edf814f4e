import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { keepPreviousData, type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Store } from '#hub/lib/store.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { pointsReportQuery } from '#hub/points/points.api.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { pointSlotsOf } from './point-slots.ts';
import { askedFor, changePointsAddress, type PointsChange, readPointsAddress } from './points-address.ts';

/** Update interval of the current business day, in ms. */
const tick = 30_000;
/** Poll interval for members without the right to order events, in ms. */
const askEvery = 30_000;

/** The period in the address with its figures, kept up to date. */
export function usePointsReport({ storeId, may }: Store) {
  const address = readPointsAddress(useSearch({ from: '/signed-in/s/$storeId/customers-area/points' }));
  const navigate = useNavigate();
  const now = new Date(useNow(tick));
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const today = businessDateOf(now, dayStartAt(now, setting));
  const asked = askedFor(address, today);
  const query = useQuery({
    ...pointsReportQuery(storeId, asked),
    placeholderData: keepPreviousData,
    refetchInterval: may('ORDER') ? false : askEvery,
  });

  return {
    ...{ asked, today, query, view: address.view, isUnitChosen: address.unit !== undefined },
    // Until another period is there, its parts cannot be told from the last one's.
    slots: query.data && !query.isPlaceholderData ? pointSlotsOf(query.data, asked, today) : [],
    changeAddress: (change: PointsChange) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => changePointsAddress(readPointsAddress(before), change),
        resetScroll: false,
      }),
  };
}

export type PointsShown = ReturnType<typeof usePointsReport>;
export type LoadedPoints = PointsShown & { report: NonNullable<PointsShown['query']['data']> };

/** Route loader: the report of the address, or that of this month. */
export async function loadPointsReport(
  queryClient: QueryClient,
  storeId: string,
  search: Record<string, unknown>,
) {
  const setting = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  const now = new Date();
  const asked = askedFor(readPointsAddress(search), businessDateOf(now, dayStartAt(now, setting)));
  await queryClient.ensureQueryData(pointsReportQuery(storeId, asked));
}
