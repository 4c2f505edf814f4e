import { expect, test } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import { rowStateOf } from './row-state.ts';

const asked = '2026-11-20T14:10:00+09:00';
const waiting = aReceipt({ status: 'REQUESTED', approvalNumber: null, unansweredSince: asked });

test('a request is waited for during a day, and then an owner may decide it', () => {
  expect(rowStateOf(waiting, new Date('2026-11-21T14:09:59+09:00'))).toBe('WAITING');
  expect(rowStateOf(waiting, new Date('2026-11-21T14:10:00+09:00'))).toBe('UNANSWERED');
});

test('what was refused, or never asked for, can be issued', () => {
  const now = new Date('2026-11-25T14:10:00+09:00');

  expect(rowStateOf(null, now)).toBe('NONE');
  expect(rowStateOf(aReceipt({ status: 'FAILED' }), now)).toBe('REFUSED');
  expect(rowStateOf(aReceipt({ status: 'REJECTED' }), now)).toBe('REFUSED');
});
