import type { KakaoOutcome } from '#server/providers/kakao/kakao-provider.ts';

/** Waits before each look at what became of a message: 5, 10, 20, 60 s, 3, 10 and 30 min after it left. */
const waits = [5, 5, 10, 40, 120, 420, 1_200];
/** A code is typed in now or never: without news of it a text leaves at the second look, after some ten seconds. */
const looksAtCode = 2;
/** What is of no use after five minutes is like a code. */
const codeSeconds = 300;

export const firstLookSeconds = 5;

export type Step =
  | { settle: 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FALLBACK_FAILED' }
  | { fallBack: true }
  | { lookInSeconds: number };

/** What follows from one look. Where the dealer sends the text itself we never do, so that nobody gets two. */
export function nextStep(look: {
  state: KakaoOutcome['state'];
  /** This one included. */
  looks: number;
  /** For how long it is still of use; undefined: for ever. */
  usefulSeconds: number | undefined;
  carrierFallsBack: boolean;
}): Step {
  const { state, looks, usefulSeconds = Number.POSITIVE_INFINITY, carrierFallsBack } = look;
  if (state === 'DELIVERED' || state === 'FALLBACK_SENT' || state === 'FALLBACK_FAILED')
    return { settle: state };
  if (!carrierFallsBack) {
    if (state === 'FAILED') return { fallBack: true };
    if (looks >= looksAtCode && usefulSeconds > 0 && usefulSeconds <= codeSeconds) return { fallBack: true };
  }
  const wait = waits[looks];
  if (wait === undefined || usefulSeconds <= 0) return { settle: 'SENT' };
  return { lookInSeconds: Math.min(wait, Math.ceil(usefulSeconds)) };
}
