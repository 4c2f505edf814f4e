import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.useRealTimers());

const failingTimes = (times: number) => {
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length <= times) throw new Error('no network');
  });
  return ask;
};

test('a request without an answer is repeated each minute until there is one', async () => {
  const ask = failingTimes(2);
  untilAnswered(ask);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('the request is repeated at once when the network is back, and only one runs at a time', async () => {
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((done) => (answer = done)));
  untilAnswered(ask);
  for (let time = 0; time < 3; time += 1) page.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  page.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that is left asks no more', async () => {
  const ask = failingTimes(99);
  untilAnswered(ask)();
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(ask).not.toHaveBeenCalled();
});
