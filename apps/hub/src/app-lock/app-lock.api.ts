import {
  changeStorePhone,
  listUnlockedSessions,
  lockAgain,
  requestUnlock,
  updateAtuSetting,
} from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import {
  requestMobileVerificationCode,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { type AtuSetting, appLockKeys, atuSettingQuery } from './atu-setting.api.ts';

export type UnlockedSession = OutputOf<typeof listUnlockedSessions>[number];
export type StorePhone = { cellphone: string; cellphoneCountryCode: string };

export const unlockedSessionsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...appLockKeys.all(storeId), 'unlocked'],
    queryFn: ({ signal }) => call(listUnlockedSessions, { storeId }, { signal }),
    staleTime: 0,
  });

/** For the route of the setting: who may not lock sees no list of who is unlocked. */
export async function loadLockSetting(
  queryClient: QueryClient,
  { storeId, isOwner }: { storeId: string; isOwner: boolean },
) {
  await Promise.all([
    queryClient.ensureQueryData(atuSettingQuery(storeId)),
    ...(isOwner ? [queryClient.ensureQueryData(unlockedSessionsQuery(storeId))] : []),
  ]);
}

/** An act whose answer is the setting. Who calls says what went wrong. */
function useSettingAct<Input>(storeId: string, act: (input: Input) => Promise<AtuSetting>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { handlesErrors: true },
    onSuccess: async (setting) => {
      const { queryKey } = atuSettingQuery(storeId);
      // What was asked before the act may be answered after it, and is older.
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
  return useSettingAct(storeId, (phone: StorePhone) => sendOnce(changeStorePhone, { storeId, ...phone }));
}

export function useRequestUnlock(storeId: string) {
  return useSettingAct(storeId, (part: LockPart) => sendOnce(requestUnlock, { storeId, part }));
}

/** One session by its id, or all of them. */
export function useLockAgain(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      sendOnce(lockAgain, { storeId, ...(id === undefined ? {} : { id }) }),
    onSuccess: (sessions) => queryClient.setQueryData(unlockedSessionsQuery(storeId).queryKey, sessions),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appLockKeys.all(storeId) }),
  });
}

/** Locks this very session again. */
export function useLockThisSession(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const sessions = await call(listUnlockedSessions, { storeId });
      const mine = sessions.find(({ isThisSession }) => isThisSession);
      if (mine) await sendOnce(lockAgain, { storeId, id: mine.id });
    },
    // What was open may be on the screen: it asks again, and is refused.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Who calls says what went wrong, at the field where it did. */
export function useSendCode() {
  return useMutation({
    mutationFn: (phone: StorePhone) =>
      sendOnce(requestMobileVerificationCode, { ...phone, purpose: 'STORE_PHONE' }),
    meta: { handlesErrors: true },
  });
}

/** Who calls says what went wrong, at the field where it did. */
export function useCheckCode() {
  return useMutation({
    mutationFn: ({ phone, code }: { phone: StorePhone; code: string }) =>
      sendOnce(verifyMobileVerificationCode, { ...phone, purpose: 'STORE_PHONE', code }),
    meta: { handlesErrors: true },
  });
}
