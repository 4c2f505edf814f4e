import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes `takes` ms per run, and the times at which runs began. */
function work(takes = 0) {
  const begun: number[] = [];
  const from = Date.now();
  const ask = paced(async () => {
    begun.push(Date.now() - from);
    await new Promise((resolve) => setTimeout(resolve, takes));
  });
  return { begun, ask };
}

test('a burst of asking is one run', async () => {
  const { begun, ask } = work();

  for (let i = 0; i < 50; i += 1) ask();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(begun).toEqual([100]);
});

test('who asks all the time is served once a second, and after the last asking once more', async () => {
  const { begun, ask } = work();

  for (let i = 0; i < 40; i += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(70);
  }
  await vi.advanceTimersByTimeAsync(5_000);

  expect(begun).toEqual([100, 1_100, 2_100, 3_100]);
});

test('work that takes longer is never done twice at once, and starves nobody', async () => {
  const { begun, ask } = work(2_500);

  ask();
  await vi.advanceTimersByTimeAsync(500);
  ask();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(begun).toEqual([100, 2_600]);
});

test('work that fails is done again when it is asked for', async () => {
  let runs = 0;
  const ask = paced(() => {
    runs += 1;
    return Promise.reject(new Error('no answer'));
  });

  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  ask();
  await vi.advanceTimersByTimeAsync(2_000);

  expect(runs).toBe(2);
});
