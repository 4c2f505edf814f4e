import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { expect, test } from 'vitest';
import { openWithToss } from '#test/builders/toss-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const withToss = await openWithToss(shop);
const { server, call, setKey, payOnline, runJobs } = withToss;
let count = 0;

/** A store whose first key is revoked by its merchant once something is under way, and replaced by a second one. */
async function openStore() {
  shop.clock.now = new Date();
  const at = await shop.openStore();
  const { storeId, owner } = at;
  count += 1;
  const [first, second] = [`test_sk_first_key_${count}`, `test_sk_second_key_${count}`];
  const merchant = `merchant ${count}`;
  server.addKey(first, merchant);
  await call(setProviderKeys, { storeId, provider: 'toss', secretKey: first }, owner);
  return {
    at,
    second,
    async rotate(to = merchant) {
      server.addKey(second, to);
      await call(setProviderKeys, { storeId, provider: 'toss', secretKey: second }, owner);
      server.revokeKey(first);
      server.calls.length = 0;
    },
  };
}

const madeWith = (secretKey: string) =>
  server.calls.filter((one) => one.secretKey === secretKey).map(({ method }) => method);

test('a card payment whose key was replaced and revoked before the answer is read with the present key', async () => {
  const { at, rotate } = await openStore();
  const { id } = await shop.order(at);
  await payOnline(at, id, 4_500, () => server.next('CUT'));
  await rotate();

  await runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
});

test('a refund whose key was replaced and revoked is read with the present key, and not sent again with it', async () => {
  const { at, rotate, second } = await openStore();
  const { id } = await shop.order(at);
  await payOnline(at, id, 4_500);
  server.next('CUT');
  const cancel = { storeId: at.storeId, orderId: id, newOrderStatus: 'CANCELLED' as const, reason: '품절' };
  expect(await call(changeOrderStatus, cancel, at.owner)).toMatchObject({ response: { pending: 'CANCEL' } });
  await rotate();

  await runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
  expect(madeWith(second)).toEqual(['GET']);
});

test('a cash receipt whose key was replaced and revoked is read with the present key, and not sent again with it', async () => {
  const { at, rotate, second } = await openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  server.next('CUT');
  const { response } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  expect(response.status).toBe('REQUESTED');
  await rotate();

  await runJobs();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'ISSUED' }]);
  expect(madeWith(second)).toEqual(['GET']);
});

test('if the present key belongs to another merchant, what it cannot find stays undecided', async () => {
  const { at, rotate, second } = await openStore();
  const card = await shop.order(at);
  await payOnline(at, card.id, 4_500, () => server.next('CUT'));
  const cash = await shop.paidInCash(at);
  server.next('CUT');
  await shop.postReceipt(at, cash.paymentId, {}, { through: withToss });
  await rotate('another merchant');

  await runJobs();

  expect(await shop.readOrder(at, card.id)).toMatchObject({ status: 'OPEN', pending: 'PAY' });
  expect((await shop.readOrder(at, cash.orderId)).cashReceipts).toMatchObject([{ status: 'REQUESTED' }]);
  expect(new Set(madeWith(second))).toEqual(new Set(['GET']));
});

test('while the provider accepts the key that a request was made with, no other key is tried', async () => {
  const { at, second } = await openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  server.next('CUT');
  await shop.postReceipt(at, paymentId, {}, { through: withToss });
  await setKey(at.storeId, second, at.owner);
  server.calls.length = 0;

  await runJobs();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'ISSUED' }]);
  expect(madeWith(second)).toEqual([]);
});
