import { expect, test } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import { rowStateOf, undecidedOfRow } from './row-state.ts';

const asked = '2026-11-20T14:10:00+09:00';
const waiting = aReceipt({ status: 'REQUESTED', approvalNumber: null, unansweredSince: asked });

test('a request is waited for during a day, and then an owner may decide it', () => {
  const row = { receipt: waiting, waitsFor: null };

  expect(rowStateOf(row, new Date('2026-11-21T14:09:59+09:00'))).toBe('WAITING');
  expect(rowStateOf(row, new Date('2026-11-21T14:10:00+09:00'))).toBe('UNANSWERED');
  expect(undecidedOfRow(row, new Date('2026-11-21T14:10:00+09:00'))).toBe(waiting);
});

test('if a correction could not cancel the earlier receipt within a day, an owner decides about that receipt', () => {
  const waitsFor = aReceipt({ id: 'old', status: 'CANCEL_REQUESTED', unansweredSince: asked });
  const receipt = aReceipt({ status: 'REQUESTED', approvalNumber: null, unansweredSince: null });
  const row = { receipt, waitsFor };

  expect(rowStateOf(row, new Date('2026-11-21T14:09:59+09:00'))).toBe('WAITING');
  expect(rowStateOf(row, new Date('2026-11-21T14:10:00+09:00'))).toBe('UNANSWERED');
  expect(undecidedOfRow(row, new Date('2026-11-21T14:10:00+09:00'))).toBe(waitsFor);
  expect(rowStateOf({ receipt: null, waitsFor }, new Date(asked))).toBe('WAITING');
});

test('a receipt that was refused, or never requested, can be issued', () => {
  const now = new Date('2026-11-25T14:10:00+09:00');

  expect(rowStateOf({ receipt: null, waitsFor: null }, now)).toBe('NONE');
  for (const status of ['FAILED', 'REJECTED'] as const)
    expect(rowStateOf({ receipt: aReceipt({ status }), waitsFor: null }, now)).toBe('REFUSED');
});
