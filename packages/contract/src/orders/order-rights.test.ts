import { expect, test } from 'vitest';
import { rightFor, rightToGiveBack } from './order-rights.ts';

test.each([
  ['cancel', { paid: 0, pointsUsed: 0 }, 'ORDER'],
  ['cancel', { paid: 1, pointsUsed: 0 }, 'REFUND'],
  ['cancel', { paid: 0, pointsUsed: 1 }, 'REFUND'],
  ['revert', { paid: 0, pointsUsed: 0 }, 'REFUND'],
  ['refund', { paid: 0, pointsUsed: 0 }, 'REFUND'],
  ['pay', { paid: 5_000, pointsUsed: 0 }, 'ORDER'],
  ['close', { paid: 5_000, pointsUsed: 0 }, 'ORDER'],
] as const)('to %s an order with %o needs the right %s', (act, order, right) => {
  expect(rightFor(act, order)).toBe(right);
});

test.each([
  ['INSTORE_CASH', 'me', '2026-11-20T02:50:01Z', 'ORDER'],
  ['INSTORE_CAT', 'me', '2026-11-20T03:00:00Z', 'ORDER'],
  ['INSTORE_CASH', 'me', '2026-11-20T02:50:00Z', 'REFUND'],
  ['INSTORE_CASH', 'somebody', '2026-11-20T03:00:00Z', 'REFUND'],
  ['INSTORE_CASH', null, '2026-11-20T03:00:00Z', 'REFUND'],
  ['card', 'me', '2026-11-20T03:00:00Z', 'REFUND'],
] as const)(
  'giving back %s that %s took at %s needs the right %s, for the user "me" at 03:00',
  (type, takenById, takenAt, right) => {
    const by = { userId: 'me', now: new Date('2026-11-20T03:00:00Z') };
    expect(rightToGiveBack({ type, takenById, takenAt }, by)).toBe(right);
  },
);
