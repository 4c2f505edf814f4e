import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTerms } from './load-terms.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that fails this many times. */
function failing(times: number) {
  const { signal, abort } = openController();
  const fetchTerms = vi.fn(async () => {
    if (fetchTerms.mock.calls.length <= times) throw new Error('no answer');
    return 'terms';
  });
  const giveUp = vi.fn();
  const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
  return { fetchTerms, giveUp, abort, loaded: loadTerms({ fetchTerms, wait, giveUp, signal }) };
}

function openController() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

test('spec 9 · terms fetch retries 3: the third retry may still succeed', async () => {
  const { fetchTerms, giveUp, loaded } = failing(3);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('terms');
  expect(fetchTerms).toHaveBeenCalledTimes(4);
  expect(giveUp).not.toHaveBeenCalled();
});

test('spec 8 · terms loading is retried up to 3 more times, then it gives up, once', async () => {
  const { fetchTerms, giveUp, loaded } = failing(99);
  await vi.runAllTimersAsync();
  expect(await loaded).toBeUndefined();
  expect(fetchTerms).toHaveBeenCalledTimes(4);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('waits twice as long after each try', async () => {
  const { fetchTerms } = failing(99);
  const triesAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return fetchTerms.mock.calls.length;
  };
  expect(await triesAfter(0)).toBe(1);
  expect([await triesAfter(349), await triesAfter(1)]).toEqual([1, 2]);
  expect([await triesAfter(699), await triesAfter(1)]).toEqual([2, 3]);
  expect([await triesAfter(1_399), await triesAfter(1)]).toEqual([3, 4]);
});

test('nothing is reported after leaving the page', async () => {
  const { fetchTerms, giveUp, abort, loaded } = failing(99);
  await vi.advanceTimersByTimeAsync(400);
  abort();
  await vi.runAllTimersAsync();
  expect(await loaded).toBeUndefined();
  expect(fetchTerms).toHaveBeenCalledTimes(2);
  expect(giveUp).not.toHaveBeenCalled();
});
