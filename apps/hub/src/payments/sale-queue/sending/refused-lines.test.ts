import { expect, test } from 'vitest';
import type { Refusal } from '#hub/payments/sale-queue/sale.ts';
import { aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { emptyCart } from '#hub/till/cart/cart.ts';
import { isSurelyRefused, refusedLines, takenFor } from './refused-lines.ts';

const line = (name: string, choiceIds: string[] = []) => ({
  key: name,
  itemId: name,
  choiceIds,
  quantity: 2,
  place: 'INSTORE' as const,
  note: '',
  discount: null,
  seen: { name, nameEn: null, unitPrice: 5_000 },
});

const cart = { ...emptyCart, lines: [line('americano'), line('scone'), line('latte', ['oat'])] };
const refused = (code: Refusal['code'], detail: unknown) =>
  aSale({ cart, refusal: { during: 'ORDER', code, detail } });
const told = (code: Refusal['code'], detail: unknown) =>
  refusedLines(refused(code, detail)).map(({ line: { key }, ...why }) => ({ key, ...why }));

test('a sold-out line is listed with the stock left', () => {
  const lines = [
    { line: 0, left: 1 },
    { line: 1, left: 0 },
    { line: 2, left: 0 },
  ];
  expect(told('STORE_ITEM_SOLD_OUT', { lines })).toEqual([
    { key: 'americano', why: 'FEW_LEFT', left: 1 },
    { key: 'scone', why: 'SOLD_OUT' },
    { key: 'latte', why: 'CHOICE_SOLD_OUT' },
  ]);
});

test('deleted items are listed, and so are deleted options', () => {
  expect(told('STORE_ITEM_NOT_FOUND', { lines: [1] })).toEqual([{ key: 'scone', why: 'GONE' }]);
  expect(told('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines: [2] })).toEqual([
    { key: 'latte', why: 'CHOICE_GONE' },
  ]);
});

test('another refusal, or a detail without lines, lists no line', () => {
  expect(told('STORE_ITEM_SOLD_OUT', undefined)).toEqual([]);
  expect(told('STORE_ITEM_NOT_FOUND', { lines: [9] })).toEqual([]);
  expect(told('LATE', undefined)).toEqual([]);
});

test('an order refused as LATE or SALE_ID_REUSED may have been taken, so it is not surely refused', () => {
  expect(isSurelyRefused(refused('STORE_ITEM_SOLD_OUT', undefined))).toBe(true);
  expect(isSurelyRefused(refused('LATE', undefined))).toBe(false);
  expect(isSurelyRefused(refused('SALE_ID_REUSED', undefined))).toBe(false);
  expect(isSurelyRefused(aSale({ refusal: { during: 'PAYMENT', code: 'LATE', detail: null } }))).toBe(false);
});

test('money handed over is summed over its tenders', () => {
  const tenders = [
    { type: 'INSTORE_CASH' as const, amount: 3_000 },
    { type: 'INSTORE_CASH' as const, amount: 7_000 },
  ];
  const order = { key: 'key', body: { orderType: 'INSTORE' as const, lines: [], total: 10_000, tenders } };
  expect(takenFor(aSale({ order }))).toBe(10_000);
  expect(takenFor(aSale({ order: null }))).toBe(0);
});
