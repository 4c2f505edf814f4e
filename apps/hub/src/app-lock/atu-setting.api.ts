import { getAtuSetting } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Lock } from '#hub/lib/locked.ts';

export type AtuSetting = OutputOf<typeof getAtuSetting>;

export const appLockKeys = {
  all: (storeId: string) => ['app-lock', storeId] as const,
};

/** What is locked for this session. Always stale, since another device may approve or lock at any moment. */
export const atuSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...appLockKeys.all(storeId), 'setting'],
    queryFn: ({ signal }) => call(getAtuSetting, { storeId }, { signal }),
    staleTime: 0,
  });

/** For screens whose loader has just read the setting: how long they use it without another request, in ms. */
export const freshAfterLoading = 15_000;

/** The lock that a refused act would report for this part; undefined if this session may use it. */
export function closedLock(
  setting: Pick<AtuSetting, 'lockedParts' | 'unlockedUntil' | 'storePhone'>,
  part: LockPart,
): Lock | undefined {
  const { lockedParts, unlockedUntil, storePhone } = setting;
  return unlockedUntil === null && lockedParts.includes(part) ? { part, storePhone } : undefined;
}
