import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { orderQuery } from '#hub/orders/orders.api.ts';
import { anOrder } from '#hub/payments/sale-queue/sale-builders.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { readIfChanged } from './order-status.ts';
import { orderToPayQuery } from './payments.api.ts';

const ref = { storeId: 'store', orderId: 'order' };
const statusPath = '/v6/stores/store/orders/order/status';
const wholePath = '/v6/stores/store/orders/order';

let now: ReturnType<typeof anOrder>;
let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  now = anOrder({ pending: 'PAY' });
  browser = openBrowser(({ url }) => {
    const { id, status, pending, version } = now;
    return {
      body: { status: 'OK', response: url.endsWith('/status') ? { id, status, pending, version } : now },
    };
  });
  plantSession();
});

/** A device that read the order some time ago. */
function openDevice({ rights = ['ORDER'], role = 'STAFF' }: { rights?: string[]; role?: string } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  client.setQueryData<object>(myStoresQuery().queryKey, [{ storeId: 'store', role, rights }]);
  for (const { queryKey } of [orderToPayQuery(ref), orderQuery(ref)])
    client.setQueryData<object>(queryKey, now, { updatedAt: Date.now() - 60_000 });
  return client;
}

const paths = () =>
  browser.sent.map(({ url }) => new URL(url, 'http://hub.test').pathname.replace('/api', ''));

test('while a card has no answer, only the status of the order is polled', async () => {
  const client = openDevice();

  await readIfChanged(client, ref, orderToPayQuery(ref));

  expect(paths()).toEqual([statusPath]);
});

test('the order is read whole once its status says that it changed', async () => {
  const client = openDevice();
  now = anOrder({ pending: null, status: 'CLOSED', leftToPay: 0, version: 2 });

  await readIfChanged(client, ref, orderToPayQuery(ref));

  expect(paths()).toEqual([statusPath, wholePath]);
  expect(client.getQueryData(orderToPayQuery(ref).queryKey)).toMatchObject({ status: 'CLOSED', version: 2 });
});

test('an order that was just fetched is not polled', async () => {
  const client = openDevice();
  client.setQueryData(orderToPayQuery(ref).queryKey, now);

  await readIfChanged(client, ref, orderToPayQuery(ref));

  expect(paths()).toEqual([]);
});

test('two screens with the same order share one request', async () => {
  const client = openDevice();
  const screens = [orderToPayQuery(ref), orderQuery(ref)];

  const answers = await Promise.all(screens.map(({ meta }) => meta?.isUnchanged?.(client)));

  expect(answers).toEqual([true, true]);
  expect(paths()).toEqual([statusPath]);
});

test('for a member with SALES alone no status is requested, and the order counts as changed', async () => {
  const client = openDevice({ rights: ['SALES'] });

  expect(await orderQuery(ref).meta?.isUnchanged?.(client)).toBe(false);
  expect(paths()).toEqual([]);
});
