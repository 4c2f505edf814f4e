import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCopyStatus } from './copy-status.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refuse = () => Promise.reject(new Error('not allowed'));

test('spec 4 · copy button: normal, success, and normal again after 2 seconds', async () => {
  const written: string[] = [];
  const copy = createCopyStatus(async (text) => void written.push(text));
  expect(copy.read()).toBe('normal');

  await copy.copy('owner@maru.test');
  expect(written).toEqual(['owner@maru.test']);
  expect(copy.read()).toBe('success');
  vi.advanceTimersByTime(1_999);
  expect(copy.read()).toBe('success');
  vi.advanceTimersByTime(1);
  expect(copy.read()).toBe('normal');
});

test('spec 4 · copy button: error if copying fails, and normal again after 2 seconds', async () => {
  const copy = createCopyStatus(refuse);

  await copy.copy('x');
  expect(copy.read()).toBe('error');
  vi.advanceTimersByTime(1_999);
  expect(copy.read()).toBe('error');
  vi.advanceTimersByTime(1);
  expect(copy.read()).toBe('normal');
});

test('spec 9 · copy status reset 2000 ms: a second press restarts the timer', async () => {
  const copy = createCopyStatus(async () => undefined);
  await copy.copy('x');
  vi.advanceTimersByTime(1_500);
  await copy.copy('x');
  vi.advanceTimersByTime(1_999);
  expect(copy.read()).toBe('success');
  vi.advanceTimersByTime(1);
  expect(copy.read()).toBe('normal');
});

test('a listener is called for both changes until it is unsubscribed', async () => {
  const copy = createCopyStatus(async () => undefined);
  const listener = vi.fn();
  const stop = copy.subscribe(listener);
  await copy.copy('x');
  vi.advanceTimersByTime(2_000);
  stop();
  await copy.copy('x');

  expect(listener).toHaveBeenCalledTimes(2);
});
