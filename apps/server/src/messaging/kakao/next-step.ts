import type { KakaoOutcome } from '#server/providers/kakao/kakao-provider.ts';

/**
 * Seconds between the checks. They come 5, 10, 20 and 60 s, then 3, 10 and 30 min after the message is sent.
 */
const waits = [5, 5, 10, 40, 120, 420, 1_200];
/** A code is needed immediately: without an outcome at the second check, after about ten seconds, a text is sent. */
const checksOfCode = 2;
/**
 * Kinds that somebody at a screen waits for. For the others, a text in addition to a late Kakao message would be a
 * duplicate.
 */
const codes: readonly string[] = ['ATU_UNLOCK', 'STORE_PHONE_RESET'];

export const firstCheckSeconds = 5;

export type Step =
  | { settle: 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FALLBACK_FAILED' }
  | { fallBack: true }
  | { checkInSeconds: number };

/**
 * The next step after one check. If the dealer sends the fallback text itself, we never do, so that nobody gets two
 * texts.
 */
export function nextStep(check: {
  kind: string;
  state: KakaoOutcome['state'];
  /** The number of checks so far, including this one. */
  looks: number;
  /** Remaining seconds of usefulness; undefined: unlimited. */
  usefulSeconds: number | undefined;
  carrierFallsBack: boolean;
}): Step {
  const { kind, state, looks, usefulSeconds = Number.POSITIVE_INFINITY, carrierFallsBack } = check;
  if (state === 'DELIVERED' || state === 'FALLBACK_SENT' || state === 'FALLBACK_FAILED')
    return { settle: state };
  if (!carrierFallsBack) {
    if (state === 'FAILED') return { fallBack: true };
    if (codes.includes(kind) && looks >= checksOfCode && usefulSeconds > 0) return { fallBack: true };
  }
  const wait = waits[looks];
  if (wait === undefined || usefulSeconds <= 0) return { settle: 'SENT' };
  return { checkInSeconds: Math.min(wait, Math.ceil(usefulSeconds)) };
}
