import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { reportPoints } from '@maru/contract/points/point-reports.endpoints.ts';
import {
  cancelReward,
  getPointSetting,
  listPointStores,
  listRewardsByUser,
  postReward,
  previewPointSetting,
  updatePointSetting,
} from '@maru/contract/points/points.endpoints.ts';
import { call } from '@maru/web/call.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { customerKeys } from './customer-keys.ts';
import { pointKeys } from './point-keys.ts';
import type { Asked } from './reports/points-address.ts';

export type PointSetting = OutputOf<typeof getPointSetting>;
export type Reward = OutputOf<typeof listRewardsByUser>['content'][number];
type OfCustomer = { storeId: string; customerId: string };

const rowsOfPage = 20;

/** The movements of one customer's points, newest first. */
export const rewardsQuery = ({ storeId, customerId }: OfCustomer) =>
  infiniteQueryOptions({
    queryKey: pointKeys.rewardsOf({ storeId, customerId }),
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        listRewardsByUser,
        { storeId, customerId, numberOfElements: rowsOfPage, ...(cursor && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const pointSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: pointKeys.setting(storeId),
    queryFn: ({ signal }) => call(getPointSetting, { storeId }, { signal }),
  });

export type PointStore = OutputOf<typeof listPointStores>[number];

/** The owner's other stores, and which of them share points with this one. */
export const pointStoresQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...pointKeys.setting(storeId), 'stores'],
    queryFn: ({ signal }) => call(listPointStores, { storeId }, { signal }),
  });

type Preview = Omit<InputOf<typeof previewPointSetting>, 'storeId'>;

/** The points that yesterday's sales would have earned. */
export const previewQuery = (storeId: string, asked: Preview) =>
  queryOptions({
    queryKey: [...pointKeys.setting(storeId), 'preview', asked],
    queryFn: ({ signal }) => call(previewPointSetting, { storeId, ...asked }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type PointsReport = OutputOf<typeof reportPoints>;

/** In ms. In a burst of orders, not every order may cause the whole ledger to be read again. */
const freshFor = 10_000;

/** All figures of the points screen. */
export const pointsReportQuery = (storeId: string, { period, unit }: Asked) =>
  queryOptions({
    queryKey: [...pointKeys.reports(storeId), period.from, period.to, unit],
    queryFn: ({ signal }) => call(reportPoints, { storeId, ...period, unit }, { signal }),
    meta: { atMostEvery: freshFor },
    staleTime: 0,
  });

/** The caller shows errors at the field they belong to. */
export function useSavePointSetting(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof updatePointSetting>, 'storeId'>) =>
      sendOnce(updatePointSetting, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(pointKeys.setting(storeId), saved),
  });
}

/** Gives points by hand, or uses some without an order. */
export function usePostReward({ storeId, customerId }: OfCustomer) {
  const onSuccess = useRefetchPoints({ storeId, customerId });
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof postReward>, 'storeId' | 'customerId'>) =>
      sendOnce(postReward, { storeId, customerId, ...input }),
    meta: { handlesErrors: true },
    onSuccess,
  });
}

/** Undoes an earning or a use by hand. */
export function useCancelReward({ storeId, customerId }: OfCustomer) {
  const onSuccess = useRefetchPoints({ storeId, customerId });
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof cancelReward>, 'storeId'>) =>
      sendOnce(cancelReward, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess,
  });
}

/**
 * Refetches the points without waiting for the event of the act. While the stream reconnects, the event is
 * late, and a person who still sees the old points might give them twice.
 */
function useRefetchPoints(customer: OfCustomer) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: customerKeys.one(customer) }),
      queryClient.invalidateQueries({ queryKey: pointKeys.rewardsOf(customer) }),
    ]);
}
