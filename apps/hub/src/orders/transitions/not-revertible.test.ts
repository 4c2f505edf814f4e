import type { Order } from '@maru/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { cancelledOrder, orderLine, payment } from '#hub/orders/order-builders.ts';
import { notRevertible } from './not-revertible.ts';

const inCash = [payment({ type: 'INSTORE_CASH', approved: 5_000, refunded: 5_000 })];
const byCard = [payment({ type: 'card', approved: 5_000, refunded: 5_000 })];
const cancelled = { total: 5_000, refunded: 5_000, payments: inCash };
const refundedInPart = [orderLine({ refunded: 500 })];
const points = {
  customer: { id: 'customer', name: '김*수', phone: '****-5678' },
  ...{
    balance: 2_000,
    used: 0,
    usedElsewhere: [],
    tookElsewhere: false,
    givenBack: 2_500,
    earned: 0,
    takenBack: 250,
    willEarn: 0,
    earnedOn: null,
  },
};

test.each<[string, Partial<Order>, string | null]>([
  ['cash that was given back is taken again', {}, null],
  ['money of a card is gone', { payments: byCard }, 'REFUNDED_BY_PROVIDER'],
  ['a card that was given back before cash paid for all', { payments: [...byCard, ...inCash] }, null],
  ['an order that was never paid in full', { total: 6_000 }, 'NOT_PAID'],
  ['an order that was refunded in part before', { lines: refundedInPart }, 'REFUNDED_IN_PART'],
  ['points that were spent meanwhile', { points }, 'POINTS'],
  [
    'points of another store, whose balance is not known here',
    { points: { ...points, tookElsewhere: true } },
    null,
  ],
  ['what the order earns again may pay for what it uses', { points: { ...points, balance: 2_250 } }, null],
])('%s: the reason not to offer a revert of an order with %o is %s', (_, order, reason) => {
  expect(notRevertible(cancelledOrder({ ...cancelled, ...order }))).toBe(reason);
});
