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

/** What is locked, as this session sees it. Somebody else may answer or lock at any moment. */
export const atuSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...appLockKeys.all(storeId), 'setting'],
    queryFn: ({ signal }) => call(getAtuSetting, { storeId }, { signal }),
    staleTime: 0,
  });

/** What was asked so lately, by a loader mostly, is not asked again by what shows it, in ms. */
export const surelyFresh = 15_000;

/** What a refused act would tell of this part; undefined while it is open to this session. */
export function closedLock(
  setting: Pick<AtuSetting, 'lockedParts' | 'unlockedUntil' | 'storePhone'>,
  part: LockPart,
): Lock | undefined {
  const { lockedParts, unlockedUntil, storePhone } = setting;
  return unlockedUntil === null && lockedParts.includes(part) ? { part, storePhone } : undefined;
}
