import { expect, test } from 'vitest';
import { changeSalesAddress, periodOf, readSalesAddress, salesFiltersOf } from './sales-address.ts';

const today = '2026-11-20';

test.each([
  ['nothing', {}, { from: '2026-11-01', to: today }],
  ['a period', { from: '2026-10-01', to: '2026-10-31' }, { from: '2026-10-01', to: '2026-10-31' }],
  ['a first day', { from: '2026-11-18' }, { from: '2026-11-18', to: today }],
  ['a first day to come', { from: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-01' }],
  ['a last day', { to: '2026-09-15' }, { from: '2026-09-01', to: '2026-09-15' }],
  [
    'days the wrong way round',
    { from: '2026-11-10', to: '2026-11-01' },
    { from: '2026-11-10', to: '2026-11-10' },
  ],
  ['more than a year', { from: '2020-01-01', to: today }, { from: '2025-11-20', to: today }],
])('an address with %s, %j, has the period %j', (_name, address, period) => {
  expect(periodOf(address, today)).toEqual(period);
});

const period = { from: '2026-11-01', to: today };

test('an address is read, changed and becomes the filters of the call', () => {
  const read = readSalesAddress({
    status: 'CLOSED',
    payment: 'LEGACY',
    by: 'x',
    number: 3,
    cursor: 'c',
    hour: 3,
  });
  expect(read).toEqual({ status: 'CLOSED', payment: 'LEGACY', cursor: 'c' });
  expect(changeSalesAddress(read, { status: 'REFUNDED' })).toEqual({ status: 'REFUNDED', payment: 'LEGACY' });
  expect(salesFiltersOf({ status: 'REFUNDED', payment: 'LEGACY', type: 'ONLINE' }, today)).toEqual({
    ...period,
    isRefunded: true,
    orderType: ['ONLINE'],
    paymentType: ['LEGACY'],
  });
});
