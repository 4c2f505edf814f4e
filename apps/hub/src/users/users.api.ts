import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { sendResetMail } from '@maru/contract/recovery/recovery.endpoints.ts';
import { endOtherSessions, listSessions } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import {
  getAllUsers,
  getUser,
  listUserConsents,
  searchUsers,
  setUserFlags,
  unmaskUser,
} from '@maru/contract/users/users.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { type UsersAddress, usualRows } from './list/users-address.ts';

export type UserRow = OutputOf<typeof searchUsers>['content'][number];
export type User = OutputOf<typeof getUser>;

const listKey = ['admin', 'users'] as const;
const oneKey = (userId: string) => ['admin', 'user', userId] as const;
const entriesOfPage = 20;
/** Poll interval in ms, since admins have no event stream. */
const followed = { staleTime: 0, refetchInterval: 15_000 };

/** All users or those who registered in the period, newest first, or those that match a text. */
export const usersQuery = ({ q, days, rows = usualRows, cursor }: UsersAddress) =>
  queryOptions({
    queryKey: [...listKey, q ?? '', days ?? 0, rows, cursor ?? ''],
    queryFn: ({ signal }) => {
      const page = { numberOfElements: rows, ...(cursor && { cursor }) };
      return q
        ? call(searchUsers, { username: q, ...page }, { signal })
        : call(getAllUsers, { ...page, ...(days && { registeredFrom: firstOf(days) }) }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The first day of a period in Seoul that ends today. */
function firstOf(days: number): string {
  return addDays(businessDateOf(new Date(), 0), 1 - days);
}

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: oneKey(userId),
    queryFn: ({ signal }) => call(getUser, { userId }, { signal }),
    ...followed,
  });

export const userSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...oneKey(userId), 'sessions'],
    queryFn: ({ signal }) => call(listSessions, { id: userId }, { signal }),
    ...followed,
  });

export const userConsentsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...oneKey(userId), 'consents'],
    queryFn: ({ signal }) => call(listUserConsents, { id: userId }, { signal }),
    staleTime: 0,
  });

export const userLogQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...oneKey(userId), 'log'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listUserEventLog,
        { id: userId, numberOfElements: entriesOfPage, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** After an act or its refusal, the user and the log are refetched. */
function useActOn<Input, Answer>(userId: string, act: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: oneKey(userId) }),
        queryClient.invalidateQueries({ queryKey: listKey }),
      ]),
  });
}

type FlagChange = Omit<InputOf<typeof setUserFlags>, 'id'>;

export function useSetFlags(userId: string) {
  const queryClient = useQueryClient();
  return useActOn(userId, async (change: FlagChange) => {
    const user = await sendOnce(setUserFlags, { id: userId, ...change });
    queryClient.setQueryData(userQuery(userId).queryKey, user);
  });
}

/** Resolves to the number of devices that were signed out. */
export const useSignOutEverywhere = (userId: string) =>
  useActOn(userId, () => sendOnce(endOtherSessions, { id: userId }));

/** Resolves to which mail was sent, because an unverified address gets a different one. */
export const useSendResetMail = (userId: string) =>
  useActOn(userId, async (): Promise<'reset' | 'verification'> => {
    try {
      await sendOnce(sendResetMail, { id: userId });
      return 'reset';
    } catch (error) {
      if (isApiError(error, 'EMAIL_NOT_VERIFIED')) return 'verification';
      throw error;
    }
  });

/** Fetches a user's data unmasked. It is not cached, and the server records who looked and why. */
export function useUnmaskUser(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => sendOnce(unmaskUser, { id: userId, reason }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLogQuery(userId).queryKey }),
    gcTime: 0,
  });
}
