import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { removeProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { expect, test } from 'vitest';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openWithToss } from '#test/builders/toss-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { server, call, setKey, payOnline, runJobs } = await openWithToss(shop);
let count = 0;

/** A store with a key at Toss that no other store has. */
async function openStore(settings: object = {}) {
  const at = await shop.openStore({ settings });
  const { storeId, owner } = at;
  count += 1;
  const key = `test_sk_of_store_number_${count}`;
  await setKey(storeId, key, owner);
  return {
    ...at,
    key,
    remove: (by = owner) => call(removeProviderKeys, { storeId }, by),
    cancel: (orderId: string) =>
      call(
        changeOrderStatus,
        { storeId, orderId, newOrderStatus: 'CANCELLED', reason: '손님이 마음을 바꿈' },
        owner,
      ),
    keysUsed: () => new Set(server.calls.map(({ secretKey }) => secretKey)),
  };
}

test('an owner removes the keys; guests can no longer pay by link', async () => {
  const { storeId, remove, owner } = await openStore();
  const seq = (await listEventsAfter(shop.db, storeId, 0)).length;

  const { http, response } = await remove();

  expect(http).toBe(200);
  expect(response).toEqual({
    paysByLink: false,
    issuesCashReceipts: false,
    provider: { offered: ['toss'], keys: null },
  });
  expect(await listEventsAfter(shop.db, storeId, seq)).toMatchObject([{ type: 'STORE_CHANGED' }]);
  // A second press finds nothing to remove, and writes nothing.
  expect((await remove()).response).toEqual(response);
  const trail = shop.db.selectFrom('storeTrail').select(['act', 'after']).where('storeId', '=', storeId);
  const removals = await trail.where('act', '=', 'removeProviderKeys').execute();
  expect(removals).toEqual([{ act: 'removeProviderKeys', after: null }]);
  expect((await setKey(storeId, 'test_sk_the_next_one', owner)).response.paysByLink).toBe(true);
});

test('staff and owners of other stores cannot remove the keys', async () => {
  const { storeId, remove } = await openStore();

  expect((await remove(await shop.staffOf({ id: storeId }, ['SETTING']))).http).toBe(403);
  expect((await remove(await shop.ownerOf(await shop.store()))).http).toBe(404);
  expect((await call(removeProviderKeys, { storeId })).http).toBe(401);
  const rows = shop.db.selectFrom('storeProviderKeys').select('removedAt').where('storeId', '=', storeId);
  expect(await rows.execute()).toEqual([{ removedAt: null }]);
});

test.each(['replaced', 'removed'] as const)(
  'a payment is refunded with the keys that it was made with, also after they were %s',
  async (what) => {
    const at = await openStore();
    const { id } = await shop.order(at);
    expect(await payOnline(at, id, 4_500)).toMatchObject({ status: 'CLOSED', paid: 4_500 });
    if (what === 'removed') await at.remove();
    else await setKey(at.storeId, 'test_sk_a_newer_key', at.owner);
    server.calls.length = 0;

    expect(await at.cancel(id)).toMatchObject({ http: 200, response: { status: 'CANCELLED', paid: 0 } });

    expect(at.keysUsed()).toEqual(new Set([at.key]));
  },
);

test('a payment that is under way while the keys are removed is settled with them, and booked once', async () => {
  const at = await openStore();
  const { id } = await shop.order(at);

  const order = await payOnline(at, id, 4_500, () => server.next('CUT'));
  expect(order).toMatchObject({ status: 'OPEN', pending: 'PAY', paid: 0 });
  await at.remove();
  await runJobs();
  await runJobs();

  const settled = await shop.readOrder(at, id);
  expect(settled).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
  expect(settled.payments).toHaveLength(1);
});

test('if the provider no longer accepts the keys of a payment, its refund says so and nothing is booked', async () => {
  const at = await openStore();
  const { id } = await shop.order(at);
  await payOnline(at, id, 4_500);
  server.revokeKey(at.key);

  const refused = await at.cancel(id);

  expect(refused).toMatchObject({
    http: 409,
    status: 'REFUND_REFUSED',
    detail: { providerMessage: 'KEYS_REFUSED', reason: 'KEYS' },
  });
  expect(refused.message).toContain('결제사 연결이 바뀌어서');
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500, refunded: 0 });
  expect(order.payments[0]?.transactions).toMatchObject([
    { status: 'APPROVED' },
    { status: 'FAILED', failure: 'KEYS_REFUSED' },
  ]);
});

test('a payment with revoked keys on an open order is given back once the keys work again', async () => {
  const at = await openStore({ closePaidOrders: false });
  const { id } = await shop.order(at);
  const paid = await payOnline(at, id, 4_500);
  const giveBack = { storeId: at.storeId, id: paid.payments[0]?.id ?? '', reason: '품절' };
  server.revokeKey(at.key);
  expect(await call(postTransaction, giveBack, at.owner)).toMatchObject({ detail: { reason: 'KEYS' } });

  server.addKey(at.key);

  expect(await call(postTransaction, giveBack, at.owner)).toMatchObject({
    http: 200,
    response: { order: { paid: 0, leftToPay: 4_500 } },
  });
});
