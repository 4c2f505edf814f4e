import { beforeEach, expect, test, vi } from 'vitest';
import { firstWay, rememberWay } from './receipt-way.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('the last way of this device is offered first, and none before there was one', () => {
  expect(firstWay({ isDuty: false })).toBeNull();
  rememberWay('EXPENDITURE_PROOF');
  expect(firstWay({ isDuty: false })).toBe('EXPENDITURE_PROOF');
});

test('a deal with the duty is offered a receipt without a number first', () => {
  rememberWay('INCOME_DEDUCTION');
  expect(firstWay({ isDuty: true })).toBe('SELF_ISSUED');
});

test('what an older version stored is ignored', () => {
  localStorage.setItem('maru.cash-receipts.way', 'SOMETHING');
  expect(firstWay({ isDuty: false })).toBeNull();
});
