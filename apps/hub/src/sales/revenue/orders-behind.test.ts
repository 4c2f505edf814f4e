import { expect, test } from 'vitest';
import {
  cancelledOrdersOf,
  openOrdersOf,
  ordersOf,
  ordersOfRow,
  ordersOfSlot,
  ordersOfTender,
  refundedOrdersOf,
} from './orders-behind.ts';

const period = { from: '2026-10-05', to: '2026-11-20' };
const closed = { ...period, status: 'CLOSED' };
const bySale = { period, basis: 'sale' as const };
const id = '01990000-0000-7000-8000-000000000000';

test('sales are completed orders, and movements of money are orders in any status', () => {
  expect(ordersOf(bySale)).toEqual(closed);
  expect(ordersOf({ period, basis: 'event' })).toEqual({ ...period, basis: 'event' });
});

test('a way of paying, what was cancelled, refunded and is still open have their orders', () => {
  expect(ordersOfTender(bySale, 'card')).toEqual({ ...closed, tender: 'card' });
  expect(cancelledOrdersOf(bySale)).toEqual({ ...period, status: 'CANCELLED' });
  expect(openOrdersOf(bySale)).toEqual({ ...period, status: 'OPEN' });
  expect(refundedOrdersOf(bySale)).toEqual({ ...period, status: 'REFUNDED' });
});

test.each([
  ['hour', '13', { ...closed, hour: 13 }],
  ['weekdayHour', '5-0', { ...closed, weekday: 5, hour: 0 }],
  ['day', '2026-11-03', { from: '2026-11-03', to: '2026-11-03', status: 'CLOSED' }],
  ['month', '2026-10', { from: '2026-10-05', to: '2026-10-31', status: 'CLOSED' }],
  ['year', '2026', closed],
] as const)('the orders of a part by %s', (unit, key, expected) => {
  expect(ordersOfSlot({ ...bySale, unit }, { key })).toEqual(expected);
});

test.each([
  ['item', { id, type: null }, { ...closed, item: id }],
  ['category', { id, type: null }, { ...closed, category: id }],
  ['option', { id, type: null }, { ...closed, choice: id }],
  ['orderType', { id: null, type: 'ONLINE' }, { ...closed, type: 'ONLINE' }],
  ['itemOrderType', { id: null, type: 'TOGO' }, { ...closed, place: 'TOGO' }],
  ['item', { id: null, type: null }, { ...closed, item: 'none' }],
  ['category', { id: null, type: null }, { ...closed, category: 'none' }],
  ['option', { id: null, type: null }, closed],
] as const)('the orders of a row by %s', (by, row, expected) => {
  expect(ordersOfRow(bySale, by, row)).toEqual(expected);
});
