import { expect, test } from 'vitest';
import {
  changeSearchAddress,
  filtersOf,
  looksForPart,
  readSearchAddress,
  writeSearchAddress,
} from './search-address.ts';

const item = '019aa000-0000-7000-8000-000000000001';
const period = { from: '2026-11-01', to: '2026-11-20' };

test.each([
  ['a number', { number: '47' }, { number: 47 }],
  ['a number as people write it', { number: '#1,204' }, { number: 1204 }],
  ['a sale number as people write it', { number: 'b12' }, { number: 'B-12' }],
  ['a period', { from: '2026-11-01', to: '2026-11-20' }, { from: '2026-11-01', to: '2026-11-20' }],
  [
    'every choice',
    { status: 'OPEN', type: 'ONLINE', place: 'TOGO', payment: 'COMPLEX', tender: 'card', item },
    { status: 'OPEN', type: 'ONLINE', place: 'TOGO', payment: 'COMPLEX', tender: 'card', item },
  ],
  [
    'ids of the menu and of people',
    { category: item, choice: item, by: item, customer: item },
    { category: item, choice: item, by: item, customer: item },
  ],
  ['the number of a customer, which belongs in no address', { customer: '01012345678', phone: '5678' }, {}],
  ['lines that were typed in', { item: 'none', category: 'none' }, { item: 'none', category: 'none' }],
  ['an hour and a weekday', { hour: '0', weekday: 6 }, { hour: 0, weekday: 6 }],
  ['an hour and a weekday that do not exist', { hour: 24, weekday: '7' }, {}],
  ['refunded orders', { status: 'REFUNDED' }, { status: 'REFUNDED' }],
  ['the report that opened it', { report: 'from=2026-11-01&by=item' }, { report: 'from=2026-11-01&by=item' }],
  ['a report without parameters', { report: '' }, { report: '' }],
  ['the day of payments in a period', { ...period, basis: 'event' }, { ...period, basis: 'event' }],
  ['the day of payments without a period', { from: '2026-11-01', basis: 'event' }, { from: '2026-11-01' }],
  ['amounts', { min: 0, max: '10000' }, { min: 0, max: 10_000 }],
  [
    'wrong values',
    {
      number: '0',
      from: '2026-02-31',
      status: 'GONE',
      payment: 'x',
      item: '1',
      min: '-1',
      max: '1e3',
      more: 1,
    },
    {},
  ],
])('an address with %s: %j is read as %j', (_name, search, expected) => {
  expect(readSearchAddress(search)).toEqual(expected);
});

test('a change of a filter leads to the first page, and another page keeps the filters', () => {
  const before = { status: 'OPEN', cursor: 'older:2026-11-20:3' } as const;
  expect(changeSearchAddress(before, { number: 4 })).toEqual({ status: 'OPEN', number: 4 });
  expect(changeSearchAddress(before, { cursor: 'older:2026-11-20:1' })).toEqual({
    status: 'OPEN',
    cursor: 'older:2026-11-20:1',
  });
  expect(changeSearchAddress(before, { status: undefined })).toEqual({});
});

test.each([
  ['CLOSED', { status: ['CLOSED'] }],
  ['REFUNDED', { isRefunded: true }],
  ['DISCOUNTED', { status: ['CLOSED'], isDiscounted: true }],
  ['POINTS_USED', { status: ['CLOSED'], usedPoints: true }],
] as const)('what happened to the money is a filter of the call: %s', (status, filters) => {
  expect(filtersOf({ status, report: 'home' })).toEqual(filters);
});

test.each([
  [{ tender: 'card' as const }, true],
  [{ item: 'none' }, true],
  [{ place: 'TOGO' as const }, true],
  [{ hour: 12, type: 'ONLINE' as const }, false],
  [{ ...period, basis: 'event' as const, tender: 'card' as const }, false],
])('a search for %j looks for a part of orders: %s', (address, expected) => {
  expect(looksForPart(address)).toBe(expected);
});

test('an address becomes the filters of the call', () => {
  expect(
    filtersOf({ number: 4, customer: item, status: 'OPEN', place: 'TOGO', min: 0, cursor: 'x' }),
  ).toEqual({
    orderNumber: 4,
    customerId: item,
    status: ['OPEN'],
    itemOrderType: 'TOGO',
    amountFrom: 0,
  });
});

test('the filters of a revenue figure become those of the call', () => {
  const address = {
    ...period,
    basis: 'event',
    hour: 0,
    weekday: 3,
    category: item,
    choice: item,
    by: item,
  } as const;
  expect(filtersOf({ ...address, status: 'REFUNDED' })).toEqual({
    ...period,
    basis: 'event',
    hour: 0,
    weekday: 3,
    categoryId: item,
    choiceId: item,
    takenBy: item,
    isRefunded: true,
  });
});

test('a tender and lines that were typed in become filters of the call', () => {
  expect(filtersOf({ tender: 'card', item: 'none', category: 'none' })).toEqual({
    tenderType: ['card'],
    itemId: null,
    categoryId: null,
  });
});

test('a sale number becomes a filter of its own', () => {
  expect(filtersOf({ number: 'B-12' })).toEqual({ saleNumber: 'B-12' });
});

test('an address that was written into a text is read back', () => {
  const address = {
    number: 47,
    from: '2026-11-01',
    payment: 'INSTORE_CASH',
    cursor: 'older:2026-11-20:3',
  } as const;
  const text = writeSearchAddress(address);
  expect(readSearchAddress(Object.fromEntries(new URLSearchParams(text)))).toEqual(address);
});
