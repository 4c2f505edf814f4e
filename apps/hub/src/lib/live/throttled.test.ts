import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes `takes` ms per run, and the times at which runs began. */
function work(takes = 0) {
  const begun: number[] = [];
  const from = Date.now();
  const ask = throttled(async () => {
    begun.push(Date.now() - from);
    await new Promise((resolve) => setTimeout(resolve, takes));
  });
  return { begun, ask };
}

test('a burst of requests is one run', async () => {
  const { begun, ask } = work();

  for (let i = 0; i < 50; i += 1) ask();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(begun).toEqual([100]);
});

test('continuous requests run once a second, with a last run after the last request', async () => {
  const { begun, ask } = work();

  for (let i = 0; i < 40; i += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(70);
  }
  await vi.advanceTimersByTimeAsync(5_000);

  expect(begun).toEqual([100, 1_100, 2_100, 3_100]);
});

test('long work never runs twice at once, and every request is served', async () => {
  const { begun, ask } = work(2_500);

  ask();
  await vi.advanceTimersByTimeAsync(500);
  ask();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(begun).toEqual([100, 2_600]);
});

test('work that fails runs again at the next request', async () => {
  let runs = 0;
  const ask = throttled(() => {
    runs += 1;
    return Promise.reject(new Error('no answer'));
  });

  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  ask();
  await vi.advanceTimersByTimeAsync(2_000);

  expect(runs).toBe(2);
});
