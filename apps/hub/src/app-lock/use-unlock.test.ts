import { expect, test } from 'vitest';
import { unlockStepOf } from './use-unlock.ts';

const part = 'SALES_ANALYSIS';
const locked = {
  storePhone: '010-****-4444',
  unlockedUntil: null,
  request: null,
  phoneReset: null,
  lastAnswer: null,
};
const request = { id: '1', part, expiresAt: '2026-11-20T12:03:00Z', delivery: 'SENT' } as const;
const at = (over: object, hasAsked = true) =>
  unlockStepOf({ ...locked, lockedParts: [part], ...over }, { part, hasAsked });

test('a part is locked until a request, and open once unlocked or no longer locked', () => {
  expect(unlockStepOf(undefined, { part, hasAsked: false })).toBe('locked');
  expect(at({})).toBe('locked');
  expect(at({ unlockedUntil: '2026-11-20T12:30:00Z' })).toBe('open');
  expect(at({ lockedParts: ['MENU_EDIT'] })).toBe('open');
});

test('a request is waiting, then refused or expired', () => {
  expect(at({ request })).toBe('waiting');
  expect(at({ lastAnswer: 'REFUSED' })).toBe('refused');
  expect(at({ lastAnswer: 'EXPIRED' })).toBe('expired');
});

test('an answer from before this screen asked does not count', () => {
  expect(at({ lastAnswer: 'REFUSED' }, false)).toBe('locked');
  expect(at({ lastAnswer: 'EXPIRED' }, false)).toBe('locked');
});

test('a part is locked again after the 30 minutes of an approval', () => {
  expect(at({ lastAnswer: 'APPROVED' })).toBe('locked');
});
