import { expect, test } from 'vitest';
import { nextRequest } from '#hub/payments/sale-queue/sale.ts';
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderTaken, withTender } from '#hub/payments/sale-queue/sale-moves.ts';
import { readSalesFile, writeSalesFile } from './sales-file.ts';

const refused = aSale({ id: 'refused', refusal: { during: 'ORDER', code: 'NOT_FOUND', detail: null } });
const waiting = aSale({ id: 'waiting', tries: 4, notBefore: 60_000 });
const sent = orderTaken(aSale({ id: 'sent' }), anOrder());

test('a file hands over the unsent sales with their ids and keys, to be sent by another device', () => {
  const read = readSalesFile('store', writeSalesFile('store', [refused, waiting, sent]));

  if ('problem' in read) throw new Error(read.problem);
  expect(read.sales.map(({ id }) => id)).toEqual(['refused', 'waiting']);
  const anew = [{ ...refused, refusal: null }, waiting].map(nextRequest);
  expect(read.sales.map(nextRequest)).toEqual(anew);
  expect(anew.map((request) => request?.key)).toEqual(['key of refused', 'key of waiting']);
});

test('money taken for an order that the server has is handed over too', () => {
  const cash = { paymentMethod: 'INSTORE_CASH', amount: 10_000 } as const;
  const paid = withTender(sent, cash, { key: 'cash', now: 0 });
  const read = readSalesFile('store', writeSalesFile('store', [paid]));

  expect('sales' in read && read.sales.map(nextRequest)).toEqual([nextRequest(paid)]);
});

test('the file of another store is refused as OTHER_STORE', () => {
  const text = writeSalesFile('other', [aSale({ storeId: 'other' })]);
  expect(readSalesFile('store', text)).toEqual({ problem: 'OTHER_STORE' });
});

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"format":"maru-sales-2","storeId":"store","sales":[]}',
  '{"format":"maru-sales-1","storeId":"store"}',
  '{"format":"maru-sales-1","storeId":"store","sales":[{"id":"a"}]}',
  '{"format":"maru-sales-1","storeId":"store","sales":[{"id":"a","storeId":"store","createdAt":0,"steps":[]}]}',
])('%s is no file of sales', (text) => {
  expect(readSalesFile('store', text)).toEqual({ problem: 'NO_SALES_FILE' });
});

test('a sale that was refused for what it sells still waits for a person after the import', () => {
  const refusal = { during: 'ORDER' as const, code: 'PRICE_CHANGED' as const, detail: null };
  const priced = aSale({ id: 'priced', refusal });

  expect(readSalesFile('store', writeSalesFile('store', [priced]))).toMatchObject({
    sales: [{ refusal, order: priced.order }],
  });
});
