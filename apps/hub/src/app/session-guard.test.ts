import { SessionEnded } from '@maru/web/session-errors.ts';
import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireSession } from './session-guard.ts';

beforeEach(() => {
  openBrowser();
  plantSession();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<never>(() => undefined);

test('if the first answer never comes, the stored answers are used', async () => {
  const restore = vi.fn<() => Promise<void>>(async () => undefined);
  const opened = requireSession('/', { firstAnswer: never, restore, forget: never });
  await vi.advanceTimersByTimeAsync(60_000);
  await opened;
  expect(restore).toHaveBeenCalledOnce();
});

test('if the first answer comes in time, the stored answers are not used', async () => {
  const restore = vi.fn<() => Promise<void>>(async () => undefined);
  await requireSession('/', { firstAnswer: async () => undefined, restore, forget: never });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restore).not.toHaveBeenCalled();
});

test('stored answers are deleted if the session was ended elsewhere', async () => {
  const forget = vi.fn<() => Promise<void>>(async () => undefined);
  const firstAnswer = () => Promise.reject(new SessionEnded('Refresh token refused'));
  requireSession('/', { firstAnswer, restore: never, forget }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(forget).toHaveBeenCalledOnce();
});
