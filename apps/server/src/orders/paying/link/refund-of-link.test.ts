import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const guests = await openGuests(shop);

async function paidByLink(settings = {}) {
  const at = await shop.openStore({ settings });
  const order = await shop.order(at);
  const url = await guests.linkOf(at, order);
  await guests.pay(url);
  const read = () => shop.readOrder(at, order.id);
  const [payment] = (await read()).payments;
  return { at, id: order.id, url, read, paymentId: payment?.id ?? '' };
}

test('a payment by link is refunded in part and then whole, by the provider that made it', async () => {
  const { at, id, url, read, paymentId } = await paidByLink();

  await shop.refund(at, id, { amount: 1_000, tenders: [{ paymentId, amount: 1_000 }] });
  expect(await guests.look(url)).toMatchObject({ state: 'PAID', amount: 4_500, givenBack: 1_000 });
  await shop.refund(at, id, { amount: 3_500, tenders: [{ paymentId, amount: 3_500 }] });

  expect(await guests.look(url)).toMatchObject({ state: 'RETURNED', givenBack: 4_500 });
  const order = await read();
  expect(order).toMatchObject({ status: 'CLOSED', refunded: 4_500, paid: 0 });
  expectToAddUp(order);
  const rows = shop.db
    .selectFrom('paymentTransactions')
    .select(['kind', 'provider', 'checkoutKey', 'status'])
    .where('storeId', '=', at.storeId)
    .orderBy('seq');
  const via = { provider: 'simulated-checkout', checkoutKey: expect.any(String), status: 'APPROVED' };
  expect(await rows.execute()).toEqual([
    { kind: 'APPROVAL', ...via },
    { kind: 'REFUND', ...via },
    { kind: 'REFUND', ...via },
  ]);
});

test('a payment by link on an open order is given back, and the guest pays again by a new link', async () => {
  const { at, id, url, read, paymentId } = await paidByLink({ closePaidOrders: false });
  expect(await read()).toMatchObject({ status: 'OPEN', leftToPay: 0, payLink: null });

  await shop.giveBack(at, paymentId);

  expect(await read()).toMatchObject({ status: 'OPEN', paid: 0, leftToPay: 4_500 });
  expect(await guests.look(url)).toMatchObject({ state: 'RETURNED', givenBack: 4_500 });
  const next = await guests.linkOf(at, { id });
  expect(await guests.pay(next)).toMatchObject({ state: 'PAID', amount: 4_500, givenBack: 0 });
  expect(await read()).toMatchObject({ paid: 4_500 });
});

test('cancelling the order gives the guest everything back', async () => {
  const { at, id, url, read } = await paidByLink();
  await shop.cancel(at, id);
  expect(await read()).toMatchObject({ status: 'CANCELLED', paid: 0 });
  expect(await guests.look(url)).toMatchObject({ state: 'RETURNED', givenBack: 4_500 });
});
