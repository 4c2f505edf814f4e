import { expect, test } from 'vitest';
import type { Sale } from '#hub/payments/outbox/sale.ts';
import { aCardPayment, anOrder, aSale } from '#hub/payments/outbox/sale-builders.ts';
import { askedTooLate, orderTaken, tenderAnswered, withTender } from '#hub/payments/outbox/sale-moves.ts';
import { type TenderStage, tenderStage } from './tender-stage.ts';

const asked = { key: 'k', now: 0 };
const card = withTender(aSale(), { paymentMethod: 'card', amount: 10_000 }, asked);
const cash = withTender(aSale(), { paymentMethod: 'INSTORE_CASH', amount: 10_000 }, asked);
const paid = anOrder({ leftToPay: 0 });
const answered = (status: 'APPROVED' | 'FAILED' | 'UNKNOWN', order = anOrder()) =>
  tenderAnswered(orderTaken(card, anOrder()), 'k', { payment: aCardPayment(status), order });

test.each<[string, Sale | null, TenderStage]>([
  ['nothing was sent', null, 'CHOOSE'],
  ['an order waits for its card', card, 'CARD'],
  ['a card is being asked for', orderTaken(card, anOrder()), 'CARD'],
  ['a card was approved', answered('APPROVED', paid), 'DONE'],
  ['a card was approved for a part', answered('APPROVED', anOrder({ leftToPay: 4_000 })), 'CHOOSE'],
  ['a card was declined', answered('FAILED'), 'CHOOSE'],
  ['nobody knows yet about a card', answered('UNKNOWN'), 'CHECKING'],
  ['a card was asked for too long ago', askedTooLate(orderTaken(card, anOrder())), 'REFUSED'],
  ['cash was handed over, sent or not', cash, 'DONE'],
])('when %s', (_what, sale, stage) => {
  expect(tenderStage(sale)).toBe(stage);
});
