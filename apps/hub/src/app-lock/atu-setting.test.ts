import { expect, test } from 'vitest';
import { closedLock } from './atu-setting.api.ts';

const setting = { lockedParts: ['MENU_EDIT' as const], unlockedUntil: null, storePhone: '010-****-4444' };

test('a locked part is closed to a session that is not unlocked, with the phone that approves', () => {
  expect(closedLock(setting, 'MENU_EDIT')).toEqual({ part: 'MENU_EDIT', storePhone: '010-****-4444' });
});

test('parts that are not locked are open, and all are open to an unlocked session', () => {
  expect(closedLock(setting, 'SALES_ANALYSIS')).toBeUndefined();
  const unlocked = { ...setting, unlockedUntil: '2026-11-20T12:30:00Z' };
  expect(closedLock(unlocked, 'MENU_EDIT')).toBeUndefined();
});
