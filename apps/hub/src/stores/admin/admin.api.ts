import type { OutputOf } from '@maru/contract/endpoint.ts';
import { listStoreEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { getAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import {
  getBusinessCheck,
  getSuspension,
  listAdminComments,
  listApplicationMoves,
  searchStores,
} from '@maru/contract/stores/admin-stores.endpoints.ts';
import {
  getRegistrationChange,
  listRegistrationChanges,
} from '@maru/contract/stores/registration-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { storeQuery } from '#hub/stores/stores.api.ts';
import {
  type QueueAddress,
  readQueueAddress,
  readStoresAddress,
  type StoresAddress,
} from './stores-address.ts';

export type AdminStoreRow = OutputOf<typeof searchStores>['content'][number];
export type BusinessCheck = OutputOf<typeof getBusinessCheck>;
export type Member = OutputOf<typeof getAccessControl>['members'][number];
export type LoggedEvent = OutputOf<typeof listStoreEventLog>['content'][number];

export const adminKeys = {
  lists: ['admin', 'stores'] as const,
  one: (storeId: string) => ['admin', 'store', storeId] as const,
  access: (storeId: string) => ['admin', 'store', storeId, 'access'] as const,
  check: (storeId: string) => ['admin', 'store', storeId, 'check'] as const,
};

/** Poll interval in ms, since admins have no event stream. */
const lookAgainEvery = 15_000;
const rowsOfPage = 20;
const followed = { staleTime: 0, refetchInterval: lookAgainEvery };

/** Pending applications, longest waiting first. */
export const queueQuery = ({ page = 1 }: QueueAddress) =>
  queryOptions({
    queryKey: [...adminKeys.lists, 'queue', page],
    queryFn: ({ signal }) =>
      call(
        searchStores,
        { applicationStatus: 'PENDING', currentPage: page - 1, numberOfElements: rowsOfPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...followed,
  });

/** Stores that their owners asked to close, longest waiting first. */
export const closeQueueQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.lists, 'closing'],
    queryFn: ({ signal }) =>
      call(searchStores, { closeAsked: true, numberOfElements: rowsOfPage }, { signal }),
    ...followed,
  });

/** The most that are listed. More appear once some are decided. */
const mostShown = 100;

/** Changed registrations, longest waiting first. */
export const registrationChangesQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.lists, 'registration-changes'],
    queryFn: ({ signal }) => call(listRegistrationChanges, { numberOfElements: mostShown }, { signal }),
    ...followed,
  });

export const registrationChangeQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...adminKeys.one(storeId), 'registration-change'],
    queryFn: ({ signal }) => call(getRegistrationChange, { storeId }, { signal }),
    ...followed,
  });

export const storesQuery = ({ q = '', status, active, page = 1 }: StoresAddress) =>
  queryOptions({
    queryKey: [...adminKeys.lists, 'search', q, status ?? null, active ?? false, page],
    queryFn: ({ signal }) =>
      call(
        searchStores,
        {
          stringToSearch: q,
          ...(status && { applicationStatus: status }),
          ...(active && { isActive: true }),
          currentPage: page - 1,
          numberOfElements: rowsOfPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const followedStoreQuery = (storeId: string) => ({ ...storeQuery(storeId), ...followed });

export const movesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...adminKeys.one(storeId), 'moves'],
    queryFn: ({ signal }) => call(listApplicationMoves, { storeId }, { signal }),
    ...followed,
  });

export const checkQuery = (storeId: string) =>
  queryOptions({
    queryKey: adminKeys.check(storeId),
    queryFn: ({ signal }) => call(getBusinessCheck, { storeId }, { signal }),
    ...followed,
  });

export const suspensionQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...adminKeys.one(storeId), 'suspension'],
    queryFn: ({ signal }) => call(getSuspension, { storeId }, { signal }),
    ...followed,
  });

export const accessQuery = (storeId: string) =>
  queryOptions({
    queryKey: adminKeys.access(storeId),
    queryFn: ({ signal }) => call(getAccessControl, { storeId }, { signal }),
    staleTime: 0,
  });

export const commentsQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.one(storeId), 'comments'],
    queryFn: ({ signal, pageParam }) =>
      call(listAdminComments, { storeId, currentPage: pageParam, numberOfElements: rowsOfPage }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage + 1 < totalPages ? currentPage + 1 : undefined,
    staleTime: 0,
  });

export const eventLogQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.one(storeId), 'log'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listStoreEventLog,
        { storeId, numberOfElements: rowsOfPage, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

// Route loaders.

export const loadQueue = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('admin', 'store-fields', 'list'),
    queryClient.ensureQueryData(queueQuery(readQueueAddress(search))),
    queryClient.ensureQueryData(closeQueueQuery()),
    queryClient.ensureQueryData(registrationChangesQuery()),
  ]);

export const loadStores = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('admin', 'store-fields', 'list'),
    queryClient.ensureQueryData(storesQuery(readStoresAddress(search))),
  ]);

/** Loads only what the decision needs. The rest of the screen loads by itself. */
export const loadAdminStore = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts(
      ...(['admin', 'app-lock', 'store', 'store-access', 'store-fields', 'forms', 'uploads'] as const),
      ...(['address', 'receipt', 'status', 'store-settings', 'log-modules'] as const),
    ),
    queryClient.ensureQueryData(followedStoreQuery(storeId)),
    queryClient.ensureQueryData(accessQuery(storeId)),
  ]);
