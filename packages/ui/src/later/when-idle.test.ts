import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let finishRequest: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: () => void) {
        finishRequest = heard;
      }
      observe() {}
      disconnect() {
        finishRequest = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

function requestEvery(milliseconds: number, times: number) {
  for (let time = 0; time < times; time++) {
    vi.advanceTimersByTime(milliseconds);
    finishRequest();
  }
}

test('an act waits until no request has finished for two seconds', () => {
  const act = vi.fn();
  whenIdle(act);

  requestEvery(1_500, 4);
  vi.advanceTimersByTime(1_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a page that never becomes idle starts the act after fifteen seconds, once', () => {
  const act = vi.fn();
  whenIdle(act);

  requestEvery(1_000, 14);
  expect(act).not.toHaveBeenCalled();
  requestEvery(1_000, 10);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a cancelled act never starts', () => {
  const act = vi.fn();
  whenIdle(act)();

  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
