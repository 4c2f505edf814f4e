import type { OutputOf } from '@maru/contract/endpoint.ts';
import {
  getPlatformDesk,
  listFailedJobs,
  listFailedMessages,
  listFailedReceipts,
  listUnknownPayments,
  runJobAgain,
} from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { FailureState } from '@maru/contract/serviceability/serviceability-rules.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

export type AdminHome = OutputOf<typeof getPlatformDesk>;
export type FailedMessage = OutputOf<typeof listFailedMessages>['content'][number];
export type FailedReceipt = OutputOf<typeof listFailedReceipts>['content'][number];
export type UnknownPayment = OutputOf<typeof listUnknownPayments>['content'][number];
export type FailedJob = OutputOf<typeof listFailedJobs>['content'][number];

const key = ['admin', 'serviceability'] as const;
const jobsKey = [...key, 'jobs'] as const;
const rowsOfPage = 20;
/** Poll intervals in ms, since admins have no event stream. */
const everyMinute = { staleTime: 0, refetchInterval: 60_000 };
const followed = { staleTime: 0, refetchInterval: 15_000, placeholderData: keepPreviousData };

type Asked = { state: FailureState; page: number };
const pageOf = (page: number) => ({ currentPage: page - 1, numberOfElements: rowsOfPage });

export const adminHomeQuery = () =>
  queryOptions({
    queryKey: [...key, 'adminHome'],
    queryFn: ({ signal }) => call(getPlatformDesk, {}, { signal }),
    ...everyMinute,
  });

export const failedMessagesQuery = ({ state, page }: Asked) =>
  queryOptions({
    queryKey: [...key, 'messages', state, page],
    queryFn: ({ signal }) => call(listFailedMessages, { state, ...pageOf(page) }, { signal }),
    ...followed,
  });

export const failedReceiptsQuery = ({ page }: Pick<Asked, 'page'>) =>
  queryOptions({
    queryKey: [...key, 'receipts', page],
    queryFn: ({ signal }) => call(listFailedReceipts, pageOf(page), { signal }),
    ...followed,
  });

export const unknownPaymentsQuery = ({ page }: Pick<Asked, 'page'>) =>
  queryOptions({
    queryKey: [...key, 'payments', page],
    queryFn: ({ signal }) => call(listUnknownPayments, pageOf(page), { signal }),
    ...followed,
  });

export const failedJobsQuery = ({ state, page }: Asked) =>
  queryOptions({
    queryKey: [...jobsKey, state, page],
    queryFn: ({ signal }) => call(listFailedJobs, { state, ...pageOf(page) }, { signal }),
    ...followed,
  });

export function useRunJobAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => sendOnce(runJobAgain, { jobId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
