import type { Order, OrderSummary } from '@maru/contract/orders/order.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cancelledOrder } from './order-builders.ts';
import { orderKeys } from './order-keys.ts';
import { type FinishedOrders, isInLists, lastFinished, updateLists } from './order-lists.ts';

const storeId = 'store';
const businessDate = '2026-11-20';

function order(orderNumber: number, status: OrderSummary['status'], over: Partial<Order> = {}) {
  return cancelledOrder({
    id: `order ${orderNumber}`,
    orderNumber,
    businessDate,
    status,
    version: 1,
    ...over,
  });
}

/** A device that has fetched these open orders, and the last of these finished ones. */
function device({
  open,
  finished,
  isWhole = false,
}: {
  open: number[];
  finished: number[];
  isWhole?: boolean;
}) {
  const client = new QueryClient();
  const finishedKey = [...orderKeys.finished(storeId), businessDate, isWhole];
  const newest = finished.toSorted((one, other) => other - one).map((number) => order(number, 'CLOSED'));
  client.setQueryData(
    orderKeys.open(storeId),
    open.map((number) => order(number, 'OPEN')),
  );
  client.setQueryData<FinishedOrders>(finishedKey, {
    businessDate,
    isWhole,
    orders: isWhole ? newest : newest.slice(0, lastFinished),
    total: finished.length,
  });
  return {
    client,
    tell: (orders: OrderSummary[], goneIds: string[] = []) =>
      updateLists(client, storeId, { orders, goneIds }),
    lists: () => {
      const done = client.getQueryData<FinishedOrders>(finishedKey);
      return {
        open: client.getQueryData<OrderSummary[]>(orderKeys.open(storeId))?.map((one) => one.orderNumber),
        finished: done?.orders.map((one) => one.orderNumber),
        total: done?.total,
      };
    },
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('a new order comes first among the open ones, a paid one among the finished', () => {
  const { tell, lists } = device({ open: [2], finished: [1] });

  tell([order(3, 'OPEN'), order(4, 'CLOSED')]);

  expect(lists()).toEqual({ open: [3, 2], finished: [4, 1], total: 2 });
});

test('a closed order moves from one list to the other and is counted once', () => {
  const { tell, lists } = device({ open: [30, 2], finished: upTo(25).filter((number) => number !== 2) });
  const closed = order(2, 'CLOSED', { version: 2 });

  tell([closed]);
  tell([closed]);

  expect(lists()).toMatchObject({ open: [30], total: 25 });
  expect(lists().finished).toHaveLength(lastFinished);
});

test('a finished order beyond the end of the list is already counted', () => {
  const { tell, lists } = device({ open: [], finished: upTo(40) });

  tell([order(3, 'CANCELLED', { version: 2 })]);

  expect(lists()).toMatchObject({ total: 40 });
});

test('the whole list of a day contains each order once', () => {
  const { tell, lists } = device({ open: [41], finished: upTo(40), isWhole: true });

  tell([order(3, 'CANCELLED', { version: 2 }), order(41, 'CLOSED', { version: 2 })]);

  expect(lists()).toEqual({ open: [], finished: upTo(41).reverse(), total: 41 });
});

test('an order of another business day is not counted', () => {
  const { tell, lists } = device({ open: [7], finished: [1] });

  tell([order(7, 'CLOSED', { version: 2, businessDate: '2026-11-19' })]);

  expect(lists()).toEqual({ open: [], finished: [1], total: 1 });
});

test('an older answer that arrives late is ignored', () => {
  const { tell, lists, client } = device({ open: [2], finished: [] });
  tell([order(2, 'CLOSED', { version: 3 })]);

  tell([order(2, 'OPEN', { version: 2 })]);

  expect(lists()).toEqual({ open: [], finished: [2], total: 1 });
  expect(isInLists(client, storeId, { id: 'order 2', version: 3 })).toBe(true);
  expect(isInLists(client, storeId, { id: 'order 2', version: 4 })).toBe(false);
});

test('a deleted order leaves the lists', () => {
  const { tell, lists } = device({ open: [2], finished: [1] });

  tell([], ['order 1', 'order 2']);

  expect(lists()).toEqual({ open: [], finished: [], total: 0 });
});

test('lists that were never fetched stay unfetched', () => {
  const client = new QueryClient();

  updateLists(client, storeId, { orders: [order(1, 'OPEN')] });

  expect(client.getQueryData(orderKeys.open(storeId))).toBeUndefined();
});
