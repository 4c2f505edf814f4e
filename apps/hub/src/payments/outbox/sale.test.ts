import { expect, test } from 'vitest';
import { inHand, isPartPaid, leftToPay } from './sale.ts';
import { anOrder, aSale } from './sale-builders.ts';
import { giveUpTender, orderTaken, withTender } from './sale-moves.ts';

const first = { type: 'INSTORE_CASH' as const, amount: 2_800, received: 3_000 };
/** 10,000 won, of which 2,800 were handed over; nobody has heard of it yet. */
const split = aSale({ order: { key: 'k', body: { lines: [], total: 10_000, tenders: [first] } } });
const card = { paymentMethod: 'card' as const, amount: 7_200 };
const slip = { paymentMethod: 'INSTORE_CAT' as const, amount: 7_200, approvalNumber: '12' };
const asked = { key: 'a', now: 0 };

test('a part that was taken waits with its sale, sent or not, and says what is left', () => {
  const sent = orderTaken(split, anOrder({ paid: 2_800, leftToPay: 7_200 }));

  for (const sale of [split, sent]) {
    expect(isPartPaid(sale)).toBe(true);
    expect(leftToPay(sale)).toBe(7_200);
  }
});

test('what is not paid at all, or whole, or cancelled, is not paid in part', () => {
  expect(isPartPaid(aSale())).toBe(false);
  expect(isPartPaid(withTender(split, slip, asked))).toBe(false);
  expect(isPartPaid(orderTaken(split, anOrder({ status: 'CANCELLED', leftToPay: 0 })))).toBe(false);
});

test('all that was taken without a provider is in hand, with the order or after it, until it is given up', () => {
  const both = withTender(split, slip, asked);

  expect(inHand(split)).toEqual([first]);
  expect(inHand(both)).toEqual([first, { type: 'INSTORE_CAT', amount: 7_200, approvalNumber: '12' }]);
  expect(inHand(giveUpTender(both))).toEqual([first]);
  expect(inHand(withTender(split, card, asked))).toEqual([first]);
});
