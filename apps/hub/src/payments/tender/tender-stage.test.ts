import { expect, test } from 'vitest';
import { nextRequest, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { aCardPayment, anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import {
  orderRefreshed,
  orderTaken,
  tenderAnswered,
  withTender,
} from '#hub/payments/sale-queue/sale-moves.ts';
import { markTooLate } from '#hub/payments/sale-queue/sending/sale-refusals.ts';
import { sendFailed } from '#hub/payments/sale-queue/sending/send-failed.ts';
import { mayPayOtherWay, type TenderStage, tenderStage } from './tender-stage.ts';

const asked = { key: 'k', now: 0 };
const card = withTender(aSale(), { paymentMethod: 'card', amount: 10_000 }, asked);
const cash = withTender(aSale(), { paymentMethod: 'INSTORE_CASH', amount: 10_000 }, asked);
const paid = anOrder({ leftToPay: 0 });
const answered = (status: 'APPROVED' | 'FAILED' | 'UNKNOWN', order = anOrder()) =>
  tenderAnswered(orderTaken(card, anOrder()), 'k', { payment: aCardPayment(status), order });

const opened = orderTaken(aSale({ order: null }), anOrder());
const theirs = { ...aCardPayment('APPROVED'), id: 'theirs', takenBy: '김점원' };
const paidElsewhere = anOrder({ version: 2, leftToPay: 0, payments: [theirs] });
const elsewhere = orderRefreshed(opened, paidElsewhere);
/** Cash of this device that the server refused. */
const refused = (
  code: 'TENDERS_EXCEED_TOTAL' | 'TENDER_NOT_ACCEPTED' | 'ORDER_NOT_PAYABLE',
  detail?: unknown,
) => {
  const sent = withTender(opened, { paymentMethod: 'INSTORE_CASH', amount: 10_000 }, asked);
  const request = nextRequest(sent);
  if (!request) throw new Error('nothing is sent');
  return sendFailed(sent, {
    request,
    failure: { kind: 'REFUSED', code, detail },
    now: 0,
    nextKey: 'next key',
  });
};

const pending = anOrder({ version: 2, pending: 'PAY' });
const busy = orderRefreshed(opened, pending);
const checking = answered('UNKNOWN', pending);
/** Cash that was taken although the result of the card is unknown. */
const withCash = tenderAnswered(
  withTender(checking, { paymentMethod: 'INSTORE_CASH', amount: 10_000 }, { key: 'cash', now: 0 }),
  'cash',
  {
    payment: { ...aCardPayment('APPROVED'), id: 'cash', type: 'INSTORE_CASH' },
    order: anOrder({
      ...{ version: 3, pending: 'PAY', leftToPay: 0 },
      payments: [aCardPayment('UNKNOWN'), { ...aCardPayment('APPROVED'), id: 'cash', type: 'INSTORE_CASH' }],
    }),
  },
);

test.each<[string, boolean, Sale | null]>([
  ['nothing was sent', false, null],
  ['a card has no outcome yet', true, checking],
  ['another device waits for a card', true, busy],
  [
    'another device cancels the order',
    false,
    orderRefreshed(opened, anOrder({ version: 2, pending: 'CANCEL' })),
  ],
  ['cash paid all of it', false, withCash],
  ['a card was declined', false, answered('FAILED')],
])('money in hand may replace the card when %s: %s', (_what, may, sale) => {
  expect(mayPayOtherWay(tenderStage(sale), sale)).toBe(may);
});

test.each<[string, Sale | null, TenderStage]>([
  ['nothing was sent', null, 'CHOOSE'],
  ['an order waits for its card', card, 'CARD'],
  ['a card is being asked for', orderTaken(card, anOrder()), 'CARD'],
  ['a card was approved', answered('APPROVED', paid), 'DONE'],
  ['a card was approved for a part', answered('APPROVED', anOrder({ leftToPay: 4_000 })), 'CHOOSE'],
  ['a card was declined', answered('FAILED'), 'CHOOSE'],
  ['a card has no outcome yet', answered('UNKNOWN'), 'CHECKING'],
  ['a card was asked for too long ago', markTooLate(orderTaken(card, anOrder())), 'REFUSED'],
  ['cash was handed over, sent or not', cash, 'DONE'],
  [
    'another device waits for a card',
    orderRefreshed(opened, anOrder({ version: 2, pending: 'PAY' })),
    'BUSY',
  ],
  ['cash paid all of it while the card has no answer', withCash, 'DONE'],
  ['another device took all of it', elsewhere, 'ELSEWHERE'],
  ['another device took all of it before this cash', refused('TENDERS_EXCEED_TOTAL'), 'ELSEWHERE'],
  ['it was closed before this cash', refused('ORDER_NOT_PAYABLE', { orderStatus: 'CLOSED' }), 'ELSEWHERE'],
  [
    'it was cancelled before this cash',
    refused('ORDER_NOT_PAYABLE', { orderStatus: 'CANCELLED' }),
    'CANCELLED',
  ],
  ['the store does not accept the tender any more', refused('TENDER_NOT_ACCEPTED'), 'REFUSED'],
  [
    'another device cancelled it',
    orderRefreshed(opened, anOrder({ version: 2, status: 'CANCELLED', leftToPay: 0 })),
    'CANCELLED',
  ],
])('the payment sheet is in the stage that fits what happened: %s', (_what, sale, stage) => {
  expect(tenderStage(sale)).toBe(stage);
});
