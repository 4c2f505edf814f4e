import { approvalSeconds, type LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNow } from '#hub/lib/use-now.ts';
import { useRequestUnlock } from './app-lock.api.ts';
import { type AtuSetting, atuSettingQuery, closedLock } from './atu-setting.api.ts';

/** How often a waiting screen asks what became of its message, and of its request where no event comes, in ms. */
const askEvery = 3_000;

export type UnlockStep = 'locked' | 'waiting' | 'refused' | 'expired' | 'open';

/** A locked part on its way to be opened: asks for the approval, waits for it, and says when it came. */
export function useUnlock({ storeId, part }: { storeId: string; part: LockPart }, onOpened: () => void) {
  const asking = useRequestUnlock(storeId);
  const { data: setting, isFetchedAfterMount } = useQuery({
    ...atuSettingQuery(storeId),
    refetchInterval: ({ state }) => (state.data?.request ? askEvery : false),
  });
  const [hasAsked, setHasAsked] = useState(false);
  const isWaiting = setting?.request != null;
  if (isWaiting && !hasAsked) setHasAsked(true);

  // What was read before the refusal may be older than that.
  const step = stepOf(isFetchedAfterMount ? setting : undefined, { part, hasAsked });
  const open = useEffectEvent(onOpened);
  useEffect(() => {
    if (step === 'open') open();
  }, [step]);

  return {
    step,
    request: setting?.request ?? undefined,
    secondsLeft: useSecondsLeft(setting?.request?.expiresAt),
    isAsking: asking.isPending,
    error: asking.error,
    ask: () => asking.mutate(part),
  };
}

/** What was answered before this screen asked is no answer to it. */
export function stepOf(
  setting: Omit<AtuSetting, 'version'> | undefined,
  { part, hasAsked }: { part: LockPart; hasAsked: boolean },
): UnlockStep {
  if (!setting) return 'locked';
  if (!closedLock(setting, part)) return 'open';
  if (setting.request) return 'waiting';
  if (!hasAsked) return 'locked';
  if (setting.lastAnswer === 'REFUSED') return 'refused';
  return setting.lastAnswer === 'EXPIRED' ? 'expired' : 'locked';
}

/** Never more than a request has, whatever the clock of this device says. */
function useSecondsLeft(expiresAt: string | undefined): number {
  const now = useNow(1_000);
  if (expiresAt === undefined) return 0;
  const left = Math.ceil((new Date(expiresAt).getTime() - now) / 1_000);
  return Math.min(approvalSeconds, Math.max(0, left));
}
