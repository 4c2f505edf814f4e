import { beforeEach, expect, test, vi } from 'vitest';
import { firstWay, rememberWay } from './receipt-way.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('the way that was last chosen on this device is offered first; before the first choice none is', () => {
  expect(firstWay({ isDuty: false })).toBeNull();
  rememberWay('EXPENDITURE_PROOF');
  expect(firstWay({ isDuty: false })).toBe('EXPENDITURE_PROOF');
});

test('if the law requires a receipt, one without a number is offered first', () => {
  rememberWay('INCOME_DEDUCTION');
  expect(firstWay({ isDuty: true })).toBe('SELF_ISSUED');
});

test('what an older version stored is ignored', () => {
  localStorage.setItem('maru.cash-receipts.way', 'SOMETHING');
  expect(firstWay({ isDuty: false })).toBeNull();
});
