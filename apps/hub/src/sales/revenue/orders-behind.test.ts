import { expect, test } from 'vitest';
import {
  cancelledOrdersOf,
  comparedAs,
  openOrdersOf,
  ordersFrom,
  ordersOf,
  ordersOfRow,
  ordersOfSlot,
  ordersOfTender,
  reducedOrdersOf,
  refundedOrdersOf,
} from './orders-behind.ts';
import { askedFor } from './revenue-address.ts';

const period = { from: '2026-10-05', to: '2026-11-20' };
const closed = { ...period, status: 'CLOSED' };
const bySale = { period, basis: 'sale' as const };
const id = '01990000-0000-7000-8000-000000000000';

test('figures by day of sale link to completed orders, figures by day of payment to orders in any status', () => {
  expect(ordersOf(bySale)).toEqual(closed);
  expect(ordersOf({ period, basis: 'event' })).toEqual({ ...period, basis: 'event' });
});

test('a tender, cancelled orders, refunds and open orders link to their orders', () => {
  expect(ordersOfTender(bySale, 'card')).toEqual({ ...closed, tender: 'card' });
  expect(cancelledOrdersOf(bySale)).toEqual({ ...period, status: 'CANCELLED' });
  expect(openOrdersOf(bySale)).toEqual({ ...period, status: 'OPEN' });
  expect(refundedOrdersOf(bySale)).toEqual({ ...period, status: 'REFUNDED' });
  expect(refundedOrdersOf({ period, basis: 'event' })).toEqual({
    ...period,
    basis: 'event',
    status: 'REFUNDED',
  });
  expect(reducedOrdersOf(bySale, 'discounts')).toEqual({ ...period, status: 'DISCOUNTED' });
  expect(reducedOrdersOf(bySale, 'pointsUsed')).toEqual({ ...period, status: 'POINTS_USED' });
});

test('figures of the compared period link to its own orders, also for days without a counterpart', () => {
  const asked = askedFor(
    { ...period, compare: 'own', compareFrom: '2026-08-01', compareTo: '2026-09-30' },
    period.to,
  );
  const other = comparedAs(asked);
  expect(other && ordersOf(other)).toEqual({ from: '2026-08-01', to: '2026-09-30', status: 'CLOSED' });
  expect(other && ordersFrom(other, '2026-09-17')).toMatchObject({ from: '2026-09-17', to: '2026-09-30' });
  expect(comparedAs(askedFor({ compare: 'none' }, period.to))).toBeUndefined();
});

test.each([
  ['hour', '13', { ...closed, hour: 13 }],
  ['weekdayHour', '5-0', { ...closed, weekday: 5, hour: 0 }],
  ['day', '2026-11-03', { from: '2026-11-03', to: '2026-11-03', status: 'CLOSED' }],
  ['month', '2026-10', { from: '2026-10-05', to: '2026-10-31', status: 'CLOSED' }],
  ['year', '2026', closed],
] as const)('in a chart by %s, the part %s links to the orders %j', (unit, key, expected) => {
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
] as const)('in a breakdown by %s, the row %j links to the orders %j', (by, row, expected) => {
  expect(ordersOfRow(bySale, by, row)).toEqual(expected);
});
