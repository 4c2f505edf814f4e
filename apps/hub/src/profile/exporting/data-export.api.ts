import type { OutputOf } from '@maru/contract/endpoint.ts';
import {
  downloadDataExport,
  getDataExport,
  requestDataExport,
} from '@maru/contract/profile/data-export.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { useProfile } from '../profile.api.ts';

export type DataExport = OutputOf<typeof getDataExport>;

const whileMade = 1_500;

/** Polled while the file is being made. */
export const dataExportQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', id, 'data-export'],
    queryFn: ({ signal }) => call(getDataExport, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? whileMade : false),
  });

export function useDataExport() {
  const { id } = useProfile();
  return useSuspenseQuery(dataExportQuery(id)).data;
}

/** The dialog shows the errors. */
export function useRequestDataExport() {
  const { id } = useProfile();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => sendOnce(requestDataExport, { id, password }),
    meta: { handlesErrors: true },
    onSuccess: (state) => queryClient.setQueryData(dataExportQuery(id).queryKey, state),
  });
}

export function useDownloadDataExport() {
  const { id } = useProfile();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string | undefined) =>
      sendOnce(downloadDataExport, { id, ...(token !== undefined && { token }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataExportQuery(id).queryKey }),
  });
}
