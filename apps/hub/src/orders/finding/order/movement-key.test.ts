import { expect, test } from 'vitest';
import { movementKey } from './movement-key.ts';

const move = { kind: 'REFUND', status: 'APPROVED', at: '2026-11-20T14:20:00Z', isDecided: false } as const;
const order = { status: 'CLOSED', pending: null, closedAt: '2026-11-20T14:10:00Z', payments: [] } as const;
const type = 'INSTORE_CASH';

test('money given back from a completed order is a refund', () => {
  expect(movementKey(move, { order, type })).toBe('movements.REFUND_OF_COMPLETED.APPROVED');
});

test.each(['card', 'INSTORE_CAT'] as const)('on a card (%s) it is a cancelled payment', (card) => {
  expect(movementKey(move, { order, type: card })).toBe('movements.REFUND.APPROVED');
});

test('money given back before completion, by the cancellation or as a wrong tender is not a refund', () => {
  const taken = { transactions: [{ ...move, kind: 'APPROVAL' as const }] };
  for (const other of [
    { ...order, closedAt: '2026-11-20T14:30:00Z' },
    { ...order, status: 'OPEN' as const, closedAt: null },
    { ...order, status: 'CANCELLED' as const },
    { ...order, pending: 'CANCEL' as const },
    { ...order, payments: [taken] },
  ])
    expect(movementKey(move, { order: other, type })).toBe('movements.REFUND.APPROVED');
});

test('a payment that an owner decided to be unpaid is not shown as declined', () => {
  const unpaid = { ...move, kind: 'APPROVAL', status: 'FAILED' } as const;

  expect(movementKey(unpaid, { order, type })).toBe('movements.APPROVAL.FAILED');
  expect(movementKey({ ...unpaid, isDecided: true }, { order, type })).toBe('movements.APPROVAL.DECIDED');
});
