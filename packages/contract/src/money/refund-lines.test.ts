import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyShare } from './cart-builders.ts';
import { type RefundableLine, refundLines, remainingOf, sumOfRefund } from './refund-lines.ts';

const line = (over: Partial<RefundableLine>): RefundableLine => {
  return { id: 'line', quantity: 3, refundedQuantity: 0, total: 10_000, refunded: 0, ...over };
};
const anyLine = fc
  .record({
    id: fc.uuid(),
    quantity: fc.integer({ min: 1, max: 999 }),
    total: fc.integer({ min: 0, max: 300_000_000 }),
    share: anyShare,
    pieces: anyShare,
  })
  .map(({ share, pieces, ...row }): RefundableLine => {
    const refundedQuantity = Math.floor(row.quantity * pieces);
    // After its last piece is refunded, nothing remains of a line.
    const refunded = refundedQuantity === row.quantity ? row.total : Math.floor(row.total * share);
    return { ...row, refunded, refundedQuantity };
  });
const anyLines = fc.uniqueArray(anyLine, { selector: ({ id }) => id, minLength: 1, maxLength: 12 });

test.each([
  ['a piece is rounded down', line({}), 1, 3_333],
  ['the last pieces give the rest', line({ refundedQuantity: 1, refunded: 3_333 }), 2, 6_667],
  ['pieces share what an amount left', line({ refunded: 4_000 }), 1, 2_000],
  ['a line of 0 won gives 0', line({ total: 0 }), 2, 0],
] as const)('a refund by quantity: %s', (_, one, quantity, amount) => {
  expect(refundLines([one], { lines: [{ lineId: 'line', quantity }] })).toEqual([
    { lineId: 'line', quantity, amount },
  ]);
});

test('an unknown line, or more pieces than are left, cannot be refunded', () => {
  const one = line({ refundedQuantity: 2 });
  expect(refundLines([one], { lines: [{ lineId: 'line', quantity: 2 }] })).toBeUndefined();
  expect(refundLines([one], { lines: [{ lineId: 'other', quantity: 1 }] })).toBeUndefined();
});

test('an amount is spread over the remaining amounts, and never takes more than remains of a line', () => {
  fc.assert(
    fc.property(anyLines, anyShare, (lines, share) => {
      const remaining = lines.reduce((sum, one) => sum + remainingOf(one), 0);
      const amount = Math.floor(remaining * share);
      const refunds = refundLines(lines, { amount }) ?? [];

      expect(sumOfRefund(refunds)).toBe(amount);
      for (const { lineId, amount: taken } of refunds) {
        const one = lines.find(({ id }) => id === lineId);
        expect(taken).toBeLessThanOrEqual(one ? remainingOf(one) : 0);
      }
      expect(refundLines(lines, { amount: remaining + 1 })).toBeUndefined();
    }),
  );
});

test('piece by piece, a line gives back exactly what it cost', () => {
  fc.assert(
    fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 300 })), (start, steps) => {
      let now = start;
      for (const step of [...steps, now.quantity]) {
        const quantity = Math.min(step, now.quantity - now.refundedQuantity);
        if (quantity === 0) break;
        const [refund] = refundLines([now], { lines: [{ lineId: now.id, quantity }] }) ?? [];
        now = {
          ...now,
          refunded: now.refunded + (refund?.amount ?? 0),
          refundedQuantity: now.refundedQuantity + quantity,
        };
        expect(now.refunded).toBeLessThanOrEqual(now.total);
      }
      if (now.refundedQuantity === now.quantity) expect(now.refunded).toBe(now.total);
    }),
  );
});
