import type { Order } from '@maru/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { cancelledOrder, orderLine } from '#hub/orders/order-builders.ts';
import { takeAgain } from './take-again.ts';

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
  expect(takeAgain(order)?.lines[0]?.discount).toEqual({ kind: 'AMOUNT', amount: 300 });
});

test('after a price change it carries the total that the guest was told', () => {
  expect(takeAgain(cancelledOrder(), 12_000)?.total).toBe(12_000);
});

test('lines that were never on the menu cannot be taken again', () => {
  expect(takeAgain(cancelledOrder({ lines: [orderLine({ itemId: null })] }))).toBeUndefined();
});
