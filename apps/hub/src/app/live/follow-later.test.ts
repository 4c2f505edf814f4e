import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLater } from './follow-later.ts';
import { eventOf, storeId } from './live-builders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The events that the loaded code received; the first `failures` loads fail. */
function openFollower(failures = 0) {
  const heard: unknown[] = [];
  let loads = 0;
  const follower = followLater(new QueryClient(), async () => {
    loads += 1;
    if (loads <= failures) throw new Error('no network');
    return { onEvent: (_storeId, { seq }) => void heard.push(seq), poll: () => void heard.push('poll') };
  });
  return { follower, heard, loads: () => loads };
}

test('events reach the code that follows them, which is loaded once', async () => {
  const { follower, heard, loads } = openFollower();
  const events = [eventOf('ORDER_TAKEN'), eventOf('ORDER_CHANGED')];

  for (const event of events) follower.onEvent(storeId, event);
  await vi.advanceTimersByTimeAsync(0);

  expect(heard).toEqual(events.map(({ seq }) => seq));
  expect(loads()).toBe(1);
});

test('after a failed load every query is polled, because it is unknown which events were missed', async () => {
  const { follower, heard } = openFollower(2);

  follower.onEvent(storeId, eventOf('ORDER_TAKEN'));
  await vi.advanceTimersByTimeAsync(10_000);

  expect(heard).toEqual(['poll']);
});
