import type { ItemOrderType, OrderType } from '@maru/contract/orders/order-status.ts';
import { expect, test } from 'vitest';
import {
  countByPlace,
  newestFirst,
  onlineFirst,
  ordersAt,
  placesOf,
  takenAfter,
} from './places-and-order.ts';

const order = (orderType: OrderType, ...places: ItemOrderType[]) => ({
  orderType,
  lines: places.map((itemOrderType, at) => ({
    id: String(at),
    name: '아메리카노',
    nameEn: null,
    options: [],
    quantity: 1,
    itemOrderType,
    note: null,
  })),
});

const inStore = order('INSTORE', 'INSTORE');
const toGo = order('INSTORE', 'TOGO', 'TOGO');
const both = order('INSTORE', 'INSTORE', 'TOGO');
const online = order('ONLINE', 'TOGO');
const preorder = order('ONLINE_PREORDER', 'INSTORE');

test.each([
  ['eaten here', inStore, ['INSTORE']],
  ['to go', toGo, ['TOGO']],
  ['partly to go', both, ['INSTORE', 'TOGO']],
  ['from outside, wherever it is eaten', online, ['ONLINE']],
  ['ordered ahead', preorder, ['ONLINE']],
])('an order %s is listed on the board under its places', (_name, placed, places) => {
  expect(placesOf(placed)).toEqual(places);
});

test('a filter chip shows and counts the orders of its place; an order for two places counts in both', () => {
  const orders = [inStore, toGo, both, online, preorder];
  expect(ordersAt(orders, 'TOGO')).toEqual([toGo, both]);
  expect(ordersAt(orders, undefined)).toEqual(orders);
  expect(countByPlace(orders)).toEqual({ INSTORE: 2, TOGO: 2, ONLINE: 2 });
});

const numbered = (businessDate: string, orderNumber: number) => ({ businessDate, orderNumber });
const last = numbered('2026-11-19', 203);
const first = numbered('2026-11-20', 1);
const tenth = numbered('2026-11-20', 10);

test('the newest order comes first, also when numbers restart with the day', () => {
  expect([last, tenth, first].sort(newestFirst)).toEqual([tenth, first, last]);
});

test('orders taken later are new, newest first', () => {
  expect(takenAfter(last, [first, last, tenth])).toEqual([tenth, first]);
  expect(takenAfter(tenth, [first, last, tenth])).toEqual([]);
});

test('online orders come before the others, those to accept first', () => {
  const at = '2026-11-20T12:00:00+09:00';
  const row = (name: string, orderType: OrderType, acceptedAt: string | null) => ({
    name,
    orderType,
    acceptedAt,
  });
  const orders = [
    row('here', 'INSTORE', at),
    row('accepted', 'ONLINE_PREORDER', at),
    row('other', 'INSTORE', at),
    row('new', 'ONLINE', null),
  ];

  expect(onlineFirst(orders).map(({ name }) => name)).toEqual(['new', 'accepted', 'here', 'other']);
});
