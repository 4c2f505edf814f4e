import { expect, test } from 'vitest';
import { leftToPay, nextRequest, type Sale, stateOf } from './sale.ts';
import { aCardPayment, anOrder, aSale } from './sale-builders.ts';
import {
  giveUpTender,
  orderRefreshed,
  orderTaken,
  sendAgain,
  tenderAnswered,
  withTender,
} from './sale-moves.ts';
import { markTooLate } from './sending/sale-refusals.ts';
import { type SendFailure, sendFailed } from './sending/send-failed.ts';

const card = { paymentMethod: 'card', amount: 10_000 } as const;
const cash = { paymentMethod: 'INSTORE_CASH', amount: 4_000, received: 5_000 } as const;
const asked = (key: string) => ({ key, now: 0 });

function failed(sale: Sale, failure: SendFailure, now = 0): Sale {
  const request = nextRequest(sale);
  return request ? sendFailed(sale, { request, failure, now, nextKey: 'next key' }) : sale;
}

test('the order is sent first, then its card with a key of its own, and then nothing', () => {
  const sale = withTender(aSale(), card, asked('card key'));
  expect(nextRequest(sale)).toMatchObject({ kind: 'ORDER', key: 'key of sale' });

  const taken = orderTaken(sale, anOrder());
  expect(nextRequest(taken)).toMatchObject({
    kind: 'PAYMENT',
    key: 'card key',
    orderId: 'order',
    tender: card,
  });

  const order = anOrder({ status: 'CLOSED', paid: 10_000, leftToPay: 0 });
  const paid = tenderAnswered(taken, 'card key', { payment: aCardPayment('APPROVED'), order });
  expect(nextRequest(paid)).toBeNull();
  expect(stateOf(paid, 'OK')).toBe('SENT');
});

test('a stored sale that is read again makes the same request with the same keys', () => {
  const taken = orderTaken(withTender(aSale(), card, asked('card key')), anOrder());

  expect(nextRequest(JSON.parse(JSON.stringify(taken)))).toEqual(nextRequest(taken));
});

test('backoff doubles up to a minute, and a success resets it', () => {
  let sale = aSale();
  const waits = [];
  for (let tries = 0; tries < 8; tries += 1) {
    sale = failed(sale, { kind: 'NO_CONNECTION' }, 100);
    waits.push(sale.notBefore - 100);
  }

  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(stateOf(sale, 'DOWN')).toBe('LOCAL');
  expect(orderTaken(sale, anOrder())).toMatchObject({ tries: 0, notBefore: 0 });
});

test('a server that asks to wait gets that time', () => {
  expect(failed(aSale(), { kind: 'LATER', seconds: 30 }).notBefore).toBe(30_000);
});

test('a request that is still being processed is repeated later and is no failure', () => {
  const running = failed(aSale(), { kind: 'RUNNING', seconds: 2 }, 500);

  expect(running).toMatchObject({ tries: 0, notBefore: 2_500 });
  expect(stateOf(running, 'OK')).toBe('SENDING');
});

test('a refused order is not sent until a person asks again, with the same key', () => {
  const refused = failed(aSale(), { kind: 'REFUSED', code: 'PRICE_CHANGED', detail: undefined });

  expect(stateOf(refused, 'OK')).toBe('NEEDS_YOU');
  expect(refused.refusal).toMatchObject({ during: 'ORDER', code: 'PRICE_CHANGED' });
  expect(nextRequest(refused)).toBeNull();
  expect(nextRequest(sendAgain(refused, 5))).toMatchObject({ kind: 'ORDER', key: 'key of sale' });
});

test('after a declined card the whole amount is left to pay, and the reason is kept', () => {
  const taken = orderTaken(withTender(aSale(), card, asked('card key')), anOrder());
  const declined = tenderAnswered(taken, 'card key', { payment: aCardPayment('FAILED'), order: anOrder() });

  expect(declined.steps[0]).toMatchObject({ outcome: 'DECLINED', failure: '한도 초과' });
  expect(leftToPay(declined)).toBe(10_000);
});

test('a card without an answer settles when the order is refetched, and an older order is ignored', () => {
  const taken = orderTaken(withTender(aSale(), card, asked('card key')), anOrder());
  const pending = anOrder({ pending: 'PAY', version: 3, payments: [aCardPayment('UNKNOWN')] });
  const unknown = tenderAnswered(taken, 'card key', { payment: aCardPayment('UNKNOWN'), order: pending });
  expect(unknown.steps[0]?.outcome).toBe('UNKNOWN');

  const settled = anOrder({ version: 4, leftToPay: 0, payments: [aCardPayment('APPROVED')] });
  expect(orderRefreshed(unknown, settled).steps[0]?.outcome).toBe('APPROVED');
  expect(orderRefreshed(unknown, anOrder({ version: 2 }))).toBe(unknown);
});

test('cash in flight counts as paid, a card in progress does not', () => {
  const taken = orderTaken(aSale(), anOrder());

  expect(leftToPay(withTender(taken, cash, asked('a')))).toBe(6_000);
  expect(leftToPay(withTender(taken, card, asked('b')))).toBe(10_000);
});

test('tenders of an order that is not sent yet count as paid', () => {
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 3_000 }];
  const sale = aSale({ order: { key: 'k', body: { lines: [], total: 10_000, tenders } } });

  expect(leftToPay(sale)).toBe(7_000);
  expect(leftToPay(orderTaken(sale, anOrder({ leftToPay: 7_000 })))).toBe(7_000);
});

test('if two tabs take the rest at the same time, one tender counts', () => {
  const taken = orderTaken(aSale(), anOrder());
  const rest = { paymentMethod: 'INSTORE_CASH', amount: 10_000, received: 50_000 } as const;
  const first = withTender(taken, rest, asked('first tab'));

  expect(withTender(first, rest, asked('second tab'))).toBe(first);
  expect(withTender(first, card, asked('second tab'))).toBe(first);
});

test('a double press on a tender takes it once', () => {
  const once = withTender(aSale(), cash, asked('a'));

  expect(withTender(once, cash, asked('a'))).toBe(once);
});

test('another tender replaces one that was given up', () => {
  const waiting = markTooLate(orderTaken(withTender(aSale(), card, asked('card key')), anOrder()));
  const sale = withTender(giveUpTender(waiting), cash, asked('cash key'));

  expect(nextRequest(sale)).toMatchObject({ key: 'cash key' });
});

test('a late refusal of a tender that was given up is ignored, a late approval counts', () => {
  const taken = orderTaken(withTender(aSale(), card, asked('card key')), anOrder());
  const request = nextRequest(taken);
  const sale = withTender(giveUpTender(taken), cash, asked('cash key'));

  const failure = { kind: 'REFUSED', code: 'ORDER_NOT_PAYABLE', detail: undefined } as const;
  expect(request && sendFailed(sale, { request, failure, now: 0, nextKey: 'next key' })).toBe(sale);

  const order = anOrder({ leftToPay: 0 });
  const approved = tenderAnswered(sale, 'card key', { payment: aCardPayment('APPROVED'), order });
  expect(approved.steps.map(({ outcome }) => outcome)).toEqual(['APPROVED', 'WAITING']);
});
