import { expect, test } from 'vitest';
import { inHand, isPartPaid, leftToPay } from './sale.ts';
import { aCardPayment, anOrder, aSale } from './sale-builders.ts';
import { giveUpTender, orderRefreshed, orderTaken, tenderAnswered, withTender } from './sale-moves.ts';
import { withoutTender } from './sending/without-tender.ts';

const first = { type: 'INSTORE_CASH' as const, amount: 2_800, received: 3_000 };
/** A sale of 10,000 won with 2,800 in cash, not sent yet. */
const split = aSale({ order: { key: 'k', body: { lines: [], total: 10_000, tenders: [first] } } });
const card = { paymentMethod: 'card' as const, amount: 7_200 };
const slip = { paymentMethod: 'INSTORE_CAT' as const, amount: 7_200, approvalNumber: '12' };
const asked = { key: 'a', now: 0 };

test('a partly paid sale has its rest left to pay, sent or not', () => {
  const sent = orderTaken(split, anOrder({ paid: 2_800, leftToPay: 7_200 }));

  for (const sale of [split, sent]) {
    expect(isPartPaid(sale)).toBe(true);
    expect(leftToPay(sale)).toBe(7_200);
  }
});

test('an unpaid, paid or cancelled sale is not partly paid', () => {
  expect(isPartPaid(aSale())).toBe(false);
  expect(isPartPaid(withTender(split, slip, asked))).toBe(false);
  expect(isPartPaid(orderTaken(split, anOrder({ status: 'CANCELLED', leftToPay: 0 })))).toBe(false);
});

test('cash and terminal tenders count as taken until given up, whether sent with the order or later', () => {
  const both = withTender(split, slip, asked);

  expect(inHand(split)).toEqual([first]);
  expect(inHand(both)).toEqual([first, { type: 'INSTORE_CAT', amount: 7_200, approvalNumber: '12' }]);
  expect(inHand(giveUpTender(both))).toEqual([first]);
  expect(inHand(withTender(split, card, asked))).toEqual([first]);
});

test('a later tender names who took it, and what is carried over to another sale is only the money', () => {
  const named = withTender(split, { ...slip, receipted: true }, { ...asked, takenBy: 'staff' });

  expect(named.steps).toMatchObject([{ tender: { ...slip, takenBy: 'staff' } }]);
  expect(inHand(named)).toEqual([first, { type: 'INSTORE_CAT', amount: 7_200, approvalNumber: '12' }]);
  expect(withTender(split, card, { ...asked, takenBy: 'staff' }).steps[0]?.tender).toEqual(card);
});

test('an event that arrives before the answer does not count a tender twice', () => {
  const part = { paymentMethod: 'INSTORE_CASH' as const, amount: 3_000 };
  const waiting = withTender(orderTaken(split, anOrder({ leftToPay: 7_200 })), part, asked);
  const cash = { ...aCardPayment('APPROVED', 3_000), type: 'INSTORE_CASH' as const };
  const booked = anOrder({ version: 2, leftToPay: 4_200, payments: [cash] });

  expect(leftToPay(orderRefreshed(waiting, booked))).toBe(4_200);
  expect(leftToPay(tenderAnswered(waiting, asked.key, { payment: cash, order: booked }))).toBe(4_200);
});

test('a card whose answer was lost is found on the order instead of being given up', () => {
  const asking = withTender(orderTaken(split, anOrder({ leftToPay: 7_200 })), card, asked);
  const charged = aCardPayment('APPROVED', 7_200);
  const read = orderRefreshed(asking, anOrder({ version: 2, leftToPay: 0, payments: [charged] }));

  expect(giveUpTender(read).steps).toMatchObject([{ outcome: 'APPROVED', paymentId: charged.id }]);
  expect(giveUpTender(asking).steps).toMatchObject([{ outcome: 'GIVEN_UP' }]);
});

test('a returned tender no longer counts as taken', () => {
  const both = withTender(split, slip, asked);

  expect(inHand(withoutTender(both, 0))).toEqual([
    { type: 'INSTORE_CAT', amount: 7_200, approvalNumber: '12' },
  ]);
  expect(inHand(withoutTender(both, 1))).toEqual([first]);
});
