import { expect, test } from 'vitest';
import { nextStep, type Step } from './next-step.ts';

const check = {
  kind: 'ATU_UNLOCK',
  state: 'PENDING',
  looks: 1,
  usefulSeconds: undefined,
  carrierFallsBack: false,
} as const;
const byUs = { fallBack: true } as const;

test.each<[string, Partial<Parameters<typeof nextStep>[0]>, Step]>([
  ['arrived', { state: 'DELIVERED' }, { settle: 'DELIVERED' }],
  ['arrived after its use', { state: 'DELIVERED', usefulSeconds: -1 }, { settle: 'DELIVERED' }],
  ['failed', { state: 'FAILED' }, byUs],
  ['failed late, and nobody else would', { state: 'FAILED', looks: 7 }, byUs],
  [
    'failed, and the dealer sends the text',
    { state: 'FAILED', carrierFallsBack: true },
    { checkInSeconds: 5 },
  ],
  [
    'text sent by the dealer',
    { state: 'FALLBACK_SENT', carrierFallsBack: true },
    { settle: 'FALLBACK_SENT' },
  ],
  [
    'text failed there too',
    { state: 'FALLBACK_FAILED', carrierFallsBack: true },
    { settle: 'FALLBACK_FAILED' },
  ],
  ['a code, 5 s without news', { usefulSeconds: 170 }, { checkInSeconds: 5 }],
  ['a code, 10 s without news', { usefulSeconds: 170, looks: 2 }, byUs],
  ['a message that may still arrive', { kind: 'POINT_EARNED', looks: 2 }, { checkInSeconds: 10 }],
  [
    'a notice shortly before its hours end',
    { kind: 'POINT_EXPIRING', usefulSeconds: 170, looks: 2 },
    { checkInSeconds: 10 },
  ],
  [
    'a code that the dealer follows up',
    { usefulSeconds: 170, looks: 2, carrierFallsBack: true },
    { checkInSeconds: 10 },
  ],
  ['a code of no use any more', { usefulSeconds: 0, looks: 2 }, { settle: 'SENT' }],
  ['a code that ends before the next check', { usefulSeconds: 3.2, looks: 1 }, { checkInSeconds: 4 }],
  ['never any news', { kind: 'POINT_EARNED', looks: 7 }, { settle: 'SENT' }],
  ['never any news from a dealer that follows up', { looks: 7, carrierFallsBack: true }, { settle: 'SENT' }],
])('%s', (_, over, step) => {
  expect(nextStep({ ...check, ...over })).toEqual(step);
});

test('a message without an outcome is checked after 5, 10, 20, 60 s, 3, 10 and 30 min, then given up', () => {
  let at = 5;
  const checkedAt = [at];
  for (let n = 1; ; n += 1) {
    const step = nextStep({ ...check, kind: 'POINT_EARNED', looks: n });
    if (!('checkInSeconds' in step)) break;
    at += step.checkInSeconds;
    checkedAt.push(at);
  }
  expect(checkedAt).toEqual([5, 10, 20, 60, 180, 600, 1_800]);
});
