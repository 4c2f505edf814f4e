import { expect, test } from 'vitest';
import { stepOf } from './use-unlock.ts';

const part = 'SALES_ANALYSIS';
const locked = { storePhone: '010-****-4444', unlockedUntil: null, request: null, lastAnswer: null };
const request = { id: '1', part, expiresAt: '2026-11-20T12:03:00Z', delivery: 'SENT' } as const;
const at = (over: object, hasAsked = true) =>
  stepOf({ ...locked, lockedParts: [part], ...over }, { part, hasAsked });

test('a part is locked until somebody asks, and open once it is unlocked or locked no more', () => {
  expect(stepOf(undefined, { part, hasAsked: false })).toBe('locked');
  expect(at({})).toBe('locked');
  expect(at({ unlockedUntil: '2026-11-20T12:30:00Z' })).toBe('open');
  expect(at({ lockedParts: ['MENU_EDIT'] })).toBe('open');
});

test('a request waits, and is refused or over', () => {
  expect(at({ request })).toBe('waiting');
  expect(at({ lastAnswer: 'REFUSED' })).toBe('refused');
  expect(at({ lastAnswer: 'EXPIRED' })).toBe('expired');
});

test('what was refused before this screen asked is not its answer', () => {
  expect(at({ lastAnswer: 'REFUSED' }, false)).toBe('locked');
  expect(at({ lastAnswer: 'EXPIRED' }, false)).toBe('locked');
});

test('an approval whose 30 minutes are over leaves the part locked', () => {
  expect(at({ lastAnswer: 'APPROVED' })).toBe('locked');
});
