import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useAddress } from '#hub/lib/list/use-address.ts';
import type { Store } from '#hub/lib/store.tsx';
import { pointsReportQuery } from '#hub/points/points.api.ts';
import { readBusinessDay, useBusinessDay } from '#hub/store-settings/use-business-day.ts';
import { pointSlotsOf } from './point-slots.ts';
import { askedFor, changePointsAddress, readPointsAddress } from './points-address.ts';

/** Poll interval for members without the right to order events, in ms. */
const askEvery = 30_000;

/** The period in the address with its figures, kept up to date. */
export function usePointsReport({ storeId, may }: Store) {
  const { address, change: changeAddress } = useAddress({
    read: readPointsAddress,
    changed: changePointsAddress,
    scrollsUp: () => false,
  });
  const { today } = useBusinessDay(storeId);
  const asked = askedFor(address, today);
  const query = useQuery({
    ...pointsReportQuery(storeId, asked),
    placeholderData: keepPreviousData,
    refetchInterval: may('ORDER') ? false : askEvery,
  });

  return {
    ...{ asked, today, query, view: address.view, isUnitChosen: address.unit !== undefined },
    // Empty until the new period is loaded, because the old parts would look like parts of the new period.
    slots: query.data && !query.isPlaceholderData ? pointSlotsOf(query.data, asked, today) : [],
    changeAddress,
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
  const asked = askedFor(readPointsAddress(search), await readBusinessDay(queryClient, storeId));
  await queryClient.ensureQueryData(pointsReportQuery(storeId, asked));
}
