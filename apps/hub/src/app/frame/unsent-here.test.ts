import { expect, test } from 'vitest';
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { unsentByStore } from './unsent-here.ts';

const stores = [
  { storeId: 'cafe', name: '마루커피' },
  { storeId: 'bakery', name: '마루빵' },
];

test('unsent sales of a device are listed separately for each store', () => {
  const sales = [
    aSale({ id: 'one', storeId: 'cafe' }),
    aSale({ id: 'two', storeId: 'cafe' }),
    aSale({ id: 'three', storeId: 'bakery' }),
  ];
  expect(unsentByStore(stores, sales)).toEqual([
    { storeId: 'cafe', name: '마루커피', count: 2, total: 20_000 },
    { storeId: 'bakery', name: '마루빵', count: 1, total: 10_000 },
  ]);
});

test('neither a store whose sales the server has nor a store of somebody else is listed', () => {
  const sales = [
    aSale({ id: 'sent', storeId: 'cafe', order: null, answer: anOrder() }),
    aSale({ id: 'unsent', storeId: 'bakery' }),
    aSale({ id: 'other', storeId: 'of somebody else' }),
  ];
  expect(unsentByStore(stores, sales)).toEqual([
    { storeId: 'bakery', name: '마루빵', count: 1, total: 10_000 },
  ]);
});
