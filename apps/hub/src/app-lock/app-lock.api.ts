import {
  changeStorePhone,
  listUnlockedSessions,
  lockAgain,
  requestUnlock,
  updateAtuSetting,
} from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewPhone } from '#hub/lib/phone-code/phone-code.api.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { type AtuSetting, appLockKeys, atuSettingQuery } from './atu-setting.api.ts';

export type UnlockedSession = OutputOf<typeof listUnlockedSessions>[number];

export const unlockedSessionsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...appLockKeys.all(storeId), 'unlocked'],
    queryFn: ({ signal }) => call(listUnlockedSessions, { storeId }, { signal }),
    staleTime: 0,
  });

/** Route loader of the app lock page. Only owners may list unlocked sessions. */
export async function loadLockSetting(
  queryClient: QueryClient,
  { storeId, isOwner }: { storeId: string; isOwner: boolean },
) {
  await Promise.all([
    queryClient.ensureQueryData(atuSettingQuery(storeId)),
    ...(isOwner ? [queryClient.ensureQueryData(unlockedSessionsQuery(storeId))] : []),
  ]);
}

/** An act whose answer is the new setting. The caller shows errors. */
function useSettingAct<Input>(storeId: string, act: (input: Input) => Promise<AtuSetting>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { handlesErrors: true },
    onSuccess: async (setting) => {
      const { queryKey } = atuSettingQuery(storeId);
      // A read that began before this act would overwrite the answer with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, setting);
    },
  });
}

export function useLockParts(storeId: string) {
  return useSettingAct(storeId, (input: { lockedParts: LockPart[]; version: number }) =>
    sendOnce(updateAtuSetting, { storeId, ...input }),
  );
}

export function useChangeStorePhone(storeId: string) {
  return useSettingAct(storeId, (phone: NewPhone) => sendOnce(changeStorePhone, { storeId, ...phone }));
}

export function useRequestUnlock(storeId: string) {
  return useSettingAct(storeId, (part: LockPart) => sendOnce(requestUnlock, { storeId, part }));
}

/** Locks one session by its id, or all sessions without one. */
export function useLockAgain(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      sendOnce(lockAgain, { storeId, ...(id === undefined ? {} : { id }) }),
    onSuccess: (sessions) => queryClient.setQueryData(unlockedSessionsQuery(storeId).queryKey, sessions),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appLockKeys.all(storeId) }),
  });
}

export function useLockThisSession(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const sessions = await call(listUnlockedSessions, { storeId });
      const mine = sessions.find(({ isThisSession }) => isThisSession);
      if (mine) await sendOnce(lockAgain, { storeId, id: mine.id });
    },
    // Locked data may be on the screen. Refetching it makes the server refuse it.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
