import { expect, test } from 'vitest';
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderTaken, withTender } from '#hub/payments/sale-queue/sale-moves.ts';
import { atRisk } from './at-risk.ts';

const cash = { type: 'INSTORE_CASH', amount: 4_000 } as const;
const laterCash = { paymentMethod: 'INSTORE_CASH', amount: 6_000 } as const;
const card = { paymentMethod: 'card', amount: 10_000 } as const;
const paidIn = (tenders: (typeof cash)[]) =>
  aSale({ order: { key: 'key', body: { lines: [], total: 10_000, tenders } } });

test('sales that the server has are not at risk', () => {
  expect(atRisk([])).toEqual({ sales: 0, total: 0, taken: 0 });
  expect(atRisk([orderTaken(paidIn([cash]), anOrder())])).toEqual({ sales: 0, total: 0, taken: 0 });
});

test('the total of an unsent sale and the money taken for it are at risk, also after a refusal', () => {
  const paidOn = withTender(paidIn([cash]), laterCash, { key: 'later', now: 0 });
  const refused = aSale({ refusal: { during: 'ORDER', code: 'LATE', detail: undefined } });
  expect(atRisk([paidOn, refused])).toEqual({ sales: 2, total: 20_000, taken: 10_000 });
});

test('of a sale that the server has, only money that it does not know of is at risk', () => {
  const open = orderTaken(paidIn([cash]), anOrder({ leftToPay: 6_000 }));
  const paidOn = withTender(open, laterCash, { key: 'later', now: 0 });
  expect(atRisk([paidOn])).toEqual({ sales: 1, total: 10_000, taken: 6_000 });
});

test('a pending card payment does not count as money taken', () => {
  expect(atRisk([withTender(paidIn([]), card, { key: 'card', now: 0 })])).toMatchObject({ taken: 0 });
});
