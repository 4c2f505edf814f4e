import { expect, test } from 'vitest';
import { closeLockDialog, openLockDialog, shownLock } from '#hub/lib/locked.ts';
import { watchLeaving } from './watch-leaving.ts';

const lock = { part: 'MENU_EDIT', storePhone: '010-****-5555' } as const;

/** The app's real router loads only in a browser. The journey of the locked menu tests it. */
function watchedRouter() {
  const listeners: ((change: { pathChanged: boolean }) => void)[] = [];
  watchLeaving({ subscribe: (_event, listener) => listeners.push(listener) });
  return (change: { pathChanged: boolean }) => {
    for (const listener of listeners) listener(change);
  };
}

test('navigating closes the dialog of the app lock', () => {
  const resolve = watchedRouter();
  openLockDialog(lock);
  resolve({ pathChanged: true });
  expect(shownLock()).toBeUndefined();
});

test('searching a list is no navigation and keeps the dialog open', () => {
  const resolve = watchedRouter();
  openLockDialog(lock);
  resolve({ pathChanged: false });
  expect(shownLock()).toEqual({ lock, isWaitedFor: false });
  closeLockDialog(false);
});
