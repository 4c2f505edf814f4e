import { approvalSeconds, type LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import { secondsUntil } from '@maru/ui/time-left.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNow } from '#hub/lib/use-now.ts';
import { useRequestUnlock } from './app-lock.api.ts';
import { type AtuSetting, atuSettingQuery, closedLock } from './atu-setting.api.ts';

/**
 * Poll interval in ms while a request is pending: for the delivery of its message, and for its answer in case
 * no event arrives.
 */
const askEvery = 3_000;

export type UnlockStep = 'locked' | 'waiting' | 'refused' | 'expired' | 'open';

/** Requests an approval for a locked part, waits for the answer, and calls back once the part is open. */
export function useUnlock({ storeId, part }: { storeId: string; part: LockPart }, onOpened: () => void) {
  const asking = useRequestUnlock(storeId);
  const { data: setting, isFetchedAfterMount } = useQuery({
    ...atuSettingQuery(storeId),
    refetchInterval: ({ state }) => (state.data?.request ? askEvery : false),
  });
  const [hasAsked, setHasAsked] = useState(false);
  const isWaiting = setting?.request != null;
  if (isWaiting && !hasAsked) setHasAsked(true);

  // Cached data may be older than the refusal that opened this screen.
  const step = unlockStepOf(isFetchedAfterMount ? setting : undefined, { part, hasAsked });
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

/** `lastAnswer` counts only if this screen has sent a request; otherwise it belongs to an earlier one. */
export function unlockStepOf(
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

/** Capped at the lifetime of a request, since the clock of this device may be wrong. */
function useSecondsLeft(expiresAt: string | undefined): number {
  const now = useNow(1_000);
  if (expiresAt === undefined) return 0;
  return Math.min(approvalSeconds, secondsUntil(new Date(expiresAt).getTime(), now));
}
