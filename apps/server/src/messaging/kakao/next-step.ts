import type { KakaoOutcome } from '#server/providers/kakao/kakao-provider.ts';

/** Seconds between the checks of a message's outcome: 5, 10, 20, 60 s, 3, 10 and 30 min after it was sent. */
const waits = [5, 5, 10, 40, 120, 420, 1_200];
/** A code is needed at once: without an outcome at the second check, after about ten seconds, a text is sent. */
const checksOfCode = 2;
/** A message that expires within five minutes is treated like a code. */
const codeSeconds = 300;

export const firstCheckSeconds = 5;

export type Step =
  | { settle: 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FALLBACK_FAILED' }
  | { fallBack: true }
  | { checkInSeconds: number };

/** The next step after one check. If the dealer sends the text itself, we never do, so that nobody gets two. */
export function nextStep(check: {
  state: KakaoOutcome['state'];
  /** Including this one. */
  looks: number;
  /** Remaining seconds of usefulness; undefined: unlimited. */
  usefulSeconds: number | undefined;
  carrierFallsBack: boolean;
}): Step {
  const { state, looks, usefulSeconds = Number.POSITIVE_INFINITY, carrierFallsBack } = check;
  if (state === 'DELIVERED' || state === 'FALLBACK_SENT' || state === 'FALLBACK_FAILED')
    return { settle: state };
  if (!carrierFallsBack) {
    if (state === 'FAILED') return { fallBack: true };
    if (looks >= checksOfCode && usefulSeconds > 0 && usefulSeconds <= codeSeconds) return { fallBack: true };
  }
  const wait = waits[looks];
  if (wait === undefined || usefulSeconds <= 0) return { settle: 'SENT' };
  return { checkInSeconds: Math.min(wait, Math.ceil(usefulSeconds)) };
}
