import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuKeys } from '#hub/menu/menu.api.ts';
import { cancelledOrder } from '#hub/orders/order-builders.ts';
import { orderKeys } from '#hub/orders/order-keys.ts';
import { updateLists } from '#hub/orders/order-lists.ts';
import { paymentKeys } from '#hub/payments/payments.api.ts';
import { customerKeys } from '#hub/points/customer-keys.ts';
import { pointKeys } from '#hub/points/point-keys.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';
import { settingKeys } from '#hub/store-settings/store-settings.api.ts';
import { eventOf, openTestClient, storeId } from './live-builders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const orderId = 'order';
const aWhile = () => vi.advanceTimersByTimeAsync(5_000);

/** Open screens: the board, one order, the revenue of a day, and the menu at revision 5. */
function openScreens(over: { takes?: number } = {}) {
  const device = openTestClient();
  const open: OrderSummary[] = [cancelledOrder({ id: orderId, status: 'OPEN', version: 1 })];
  device.show('open orders', { queryKey: orderKeys.open(storeId), data: () => open, byRows: true, ...over });
  device.show('order', { queryKey: orderKeys.one({ storeId, orderId }), data: () => open[0] });
  device.show('order to pay', { queryKey: paymentKeys.order({ storeId, orderId }), data: () => open[0] });
  device.show('revenue', { queryKey: [...salesKeys.all(storeId), 'day'], data: () => ({}) });
  device.show('menu', { queryKey: menuKeys.cached(storeId), data: () => ({ revision: 5 }) });
  device.show('setting', { queryKey: [...settingKeys.all(storeId), 'general'], data: () => ({}) });
  return device;
}

test('a burst of events causes one fetch of just the changed orders, and one of the revenue', async () => {
  const { events, read, rowsRead } = openScreens();

  for (let n = 0; n < 20; n += 1) events.onEvent(storeId, eventOf('ORDER_TAKEN', { ids: [`order ${n}`] }));
  await aWhile();

  expect(rowsRead).toEqual([Array.from({ length: 20 }, (_, n) => `order ${n}`)]);
  expect(read).toEqual(['revenue']);
});

test('continuous events are fetched at most once a second', async () => {
  const { events, rowsRead, read } = openScreens();

  for (let n = 0; n < 20; n += 1) {
    events.onEvent(storeId, eventOf('ORDER_TAKEN', { ids: [`order ${n}`] }));
    await vi.advanceTimersByTimeAsync(500);
  }
  await aWhile();

  expect(rowsRead.length).toBeLessThanOrEqual(11);
  expect(read.length).toBeLessThanOrEqual(11);
  expect(new Set(rowsRead.flat()).size).toBe(20);
});

test('a query that limits how often it is fetched waits that long, and then has the last event', async () => {
  const device = openTestClient();
  device.show('found', { queryKey: orderKeys.found(storeId), data: () => [], atMostEvery: 10_000 });

  for (let n = 0; n < 6; n += 1) {
    device.events.onEvent(storeId, eventOf('ORDER_TAKEN', { ids: [`order ${n}`] }));
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(device.read).toEqual(['found']);

  device.events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: ['order 1'] }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(device.read).toEqual(['found']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(device.read).toEqual(['found', 'found']);
});

/** Open screens: the list of customers, one customer with the points, and an order. */
function openCustomers() {
  const device = openTestClient();
  const of = { storeId, customerId: 'customer' };
  device.show('customers', { queryKey: [...customerKeys.lists(storeId), ''], data: () => [] });
  device.show('customer', { queryKey: customerKeys.one(of), data: () => ({}) });
  device.show('points', { queryKey: pointKeys.rewardsOf(of), data: () => [] });
  device.show('setting', { queryKey: pointKeys.setting(storeId), data: () => ({}) });
  device.show('order', { queryKey: orderKeys.one({ storeId, orderId }), data: () => ({}) });
  return { ...device, of };
}

test('a change of a customer is shown wherever the customer is, and nowhere else', async () => {
  const { events, read } = openCustomers();

  events.onEvent(storeId, eventOf('CUSTOMER_CHANGED', { ids: ['customer'] }));
  await aWhile();
  expect(read.splice(0).sort()).toEqual(['customer', 'customers', 'order', 'points']);

  events.onEvent(storeId, eventOf('CUSTOMER_CHANGED', { ids: ['another'] }));
  await aWhile();
  expect(read.sort()).toEqual(['customers', 'order']);
});

test.each([
  ['deletes', () => Promise.resolve(), ['customers', 'order']],
  [
    'could not delete',
    () => Promise.reject(new Error('no answer')),
    ['customer', 'customers', 'order', 'points'],
  ],
])('a page that %s a customer refetches only what may still exist', async (_name, mutationFn, expected) => {
  const { client, events, read, of } = openCustomers();
  const mutationKey = customerKeys.ending(of);
  const deleting = client.getMutationCache().build(client, { mutationKey, mutationFn });
  await deleting.execute(undefined).catch(() => undefined);

  events.onEvent(storeId, eventOf('CUSTOMER_CHANGED', { ids: ['customer'] }));
  await aWhile();

  expect(read.sort()).toEqual(expected);
});

test('a menu edit does not refetch orders and revenue', async () => {
  const { events, read, rowsRead } = openScreens();

  events.onEvent(storeId, eventOf('MENU_CHANGED', { version: 6 }));
  await aWhile();

  expect([read, rowsRead]).toEqual([['menu'], []]);
});

test('an order does not refetch the menu unless it moved counted stock', async () => {
  const { events, read } = openScreens();

  events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: ['another'], version: 2 }));
  await aWhile();
  expect(read).toEqual(['revenue']);

  events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: ['another', 'cake'], version: 3 }));
  await aWhile();
  expect(read).toEqual(['revenue', 'revenue', 'menu']);
});

test('an order changed by another device is fetched by every screen that shows it', async () => {
  const { events, read, rowsRead } = openScreens();

  events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: [orderId], version: 2 }));
  await aWhile();

  expect(rowsRead).toEqual([[orderId]]);
  expect(new Set(read)).toEqual(new Set(['order', 'order to pay', 'revenue']));
});

test.each(['before', 'after'])(
  'the event of an own act fetches no order if it comes %s the answer',
  async (when) => {
    const { events, client, read, rowsRead } = openScreens();
    const answer = () => {
      const order = cancelledOrder({ id: orderId, status: 'OPEN', version: 2 });
      client.setQueryData(orderKeys.one({ storeId, orderId }), order);
      client.setQueryData(paymentKeys.order({ storeId, orderId }), order);
      updateLists(client, storeId, { orders: [order] });
    };

    if (when === 'after') answer();
    events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: [orderId], version: 2 }));
    if (when === 'before') answer();
    await aWhile();

    expect([read, rowsRead]).toEqual([['revenue'], []]);
  },
);

test('a menu that already has the revision of an edit is not fetched', async () => {
  const { events, read } = openScreens();

  events.onEvent(storeId, eventOf('MENU_CHANGED', { version: 5 }));
  await aWhile();

  expect(read).toEqual([]);
});

test('a list that is being fetched when its order changes is checked again afterwards', async () => {
  const { events, client, read, rowsRead } = openScreens({ takes: 3_000 });
  void client.refetchQueries({ queryKey: orderKeys.open(storeId) });

  events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: [orderId], version: 2 }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(rowsRead).toEqual([]);
  await aWhile();

  expect(rowsRead).toEqual([[orderId]]);
  expect(read.filter((name) => name === 'open orders')).toHaveLength(1);
});

test('if fetching rows fails, the whole list is fetched', async () => {
  const { events, read, failRows } = openScreens();
  failRows();

  events.onEvent(storeId, eventOf('ORDER_TAKEN', { ids: ['new'] }));
  await aWhile();

  expect(read).toEqual(['revenue', 'open orders']);
});

test('a list whose last fetch failed is fetched whole', async () => {
  const { events, client, read, rowsRead } = openScreens();
  await client.invalidateQueries({ queryKey: orderKeys.open(storeId), refetchType: 'none' });

  events.onEvent(storeId, eventOf('ORDER_TAKEN', { ids: ['new'] }));
  await aWhile();

  expect(rowsRead).toEqual([]);
  expect(read).toContain('open orders');
});

test('inactive queries are fetched when a screen shows them', async () => {
  const { client, events, read, show } = openTestClient();
  const queryKey = orderKeys.one({ storeId, orderId });
  show('order', { queryKey, data: () => cancelledOrder() })();

  events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: [orderId], version: 9 }));
  await aWhile();

  expect(read).toEqual([]);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('after a gap in the stream every query that an event can make stale is fetched whole', async () => {
  const { events, read, rowsRead } = openScreens();
  await vi.advanceTimersByTimeAsync(60_000);

  events.onEvent(storeId, eventOf('ORDER_TAKEN', { ids: ['new'] }));
  events.poll(storeId);
  await aWhile();

  expect(rowsRead).toEqual([]);
  expect(read.sort()).toEqual(['menu', 'open orders', 'order', 'order to pay', 'revenue', 'setting']);
});

test.each([
  ['has not changed', async () => true, []],
  ['has changed', async () => false, ['order']],
  ['did not answer', () => Promise.reject(new Error('no answer')), ['order']],
])(
  'a poll asks whether an order has changed, and refetches it unless it is unchanged: an order that %s',
  async (_name, isUnchanged, expected) => {
    const { events, read, show } = openTestClient();
    show('order', {
      queryKey: orderKeys.one({ storeId, orderId }),
      data: () => ({ version: 1 }),
      isUnchanged,
    });

    events.poll(storeId);
    await aWhile();

    expect(read).toEqual(expected);
  },
);

test('an event itself says that an order has changed, so it is refetched without asking for its status', async () => {
  const { events, read, show } = openTestClient();
  const asked: string[] = [];
  const isUnchanged = async () => asked.push('status') > 0;
  show('order', { queryKey: orderKeys.one({ storeId, orderId }), data: () => ({ version: 1 }), isUnchanged });

  events.onEvent(storeId, eventOf('ORDER_CHANGED', { ids: [orderId], version: 2 }));
  events.poll(storeId);
  await aWhile();

  expect([read, asked]).toEqual([['order'], []]);
});

test('a poll does not refetch the settings of a store right after they were fetched', async () => {
  const { events, read } = openScreens();

  events.poll(storeId);
  await aWhile();

  expect(read).not.toContain('setting');
});
