import type { Order } from '@maru/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { cancelledOrder, orderLine } from '#hub/orders/order-builders.ts';
import { takeAgain } from './take-again.ts';

const hot = { collectionId: 'temperature', choiceId: 'hot', name: '핫', nameEn: null };

test('taking again creates a new order of the same lines that replaces the old one', () => {
  const order: Order = cancelledOrder({ note: '창가 자리로', orderDiscount: 500 });
  expect(takeAgain(order)).toEqual({
    orderType: 'INSTORE',
    lines: [{ itemId: 'item', quantity: 2, itemOrderType: 'TOGO', choiceIds: ['iced'], note: '얼음 적게' }],
    total: order.total,
    note: '창가 자리로',
    orderDiscount: { kind: 'AMOUNT', amount: 500 },
    replacesOrderId: order.id,
  });
});

test('the discount of a line is kept, as an amount', () => {
  const order = cancelledOrder({ lines: [orderLine({ discount: 300 })] });
  expect(takeAgain(order).lines[0]?.discount).toEqual({ kind: 'AMOUNT', amount: 300 });
});

test('the customer is kept, unless the data were deleted', () => {
  const none = { used: 0, usedElsewhere: [], tookElsewhere: false, givenBack: 0, earned: 0, takenBack: 0 };
  const points = { ...none, balance: 0, willEarn: 0, earnedOn: null };
  const of = (customer: { id: string; name: string; phone: string }) =>
    takeAgain(cancelledOrder({ points: { ...points, customer } }));

  expect(of({ id: 'customer', name: '', phone: '****-5678' }).customer).toEqual({ id: 'customer' });
  expect(of({ id: 'customer', name: '', phone: '' })).not.toHaveProperty('customer');
});

test('after a price change the new order has the total that the guest was told', () => {
  expect(takeAgain(cancelledOrder(), 12_000).total).toBe(12_000);
});

test('typed prices are kept: of a line without an item, and of an item at market price, before its options', () => {
  const lines = [
    orderLine({
      itemId: null,
      priceTyped: true,
      name: '선물 포장',
      unitPrice: 3_000,
      options: [],
      note: null,
    }),
    orderLine({
      ...{ priceTyped: true, unitPrice: 23_500, note: null },
      options: [{ ...hot, priceDifference: 500 }],
    }),
  ];
  const asBefore = { quantity: 2, itemOrderType: 'TOGO' };

  expect(takeAgain(cancelledOrder({ lines })).lines).toEqual([
    { name: '선물 포장', unitPrice: 3_000, taxable: true, ...asBefore },
    { itemId: 'item', choiceIds: ['hot'], unitPrice: 23_000, ...asBefore },
  ]);
});

test('a preorder is promised for the same time, or is an online order once that has passed', () => {
  const pickupAt = '2026-11-20T18:00:00+09:00';
  const order = cancelledOrder({ orderType: 'ONLINE_PREORDER', pickupAt });
  const takenAt = (time: string) => takeAgain(order, order.total, Date.parse(`2026-11-20T${time}:00+09:00`));

  expect(takenAt('17:59')).toMatchObject({ orderType: 'ONLINE_PREORDER', pickupAt });
  expect(takenAt('18:01')).toMatchObject({ orderType: 'ONLINE' });
  expect(takenAt('18:01')).not.toHaveProperty('pickupAt');
});
