import { getCustomer, unmaskCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { customer, earn } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;
const { id: customerId } = await customer(at, { phone: '+821000001111', tags: ['단골'] });
const where = { storeId, customerId };

async function lastTrail() {
  const { rows } = await shop.pool.query(
    'select act, after, actor_id from store_trail where store_id = $1 order by id desc limit 1',
    [storeId],
  );
  return rows[0];
}

test('one customer is masked, with the points by the day on which they expire', async () => {
  await earn(storeId, customerId, 300, 1);
  await earn(storeId, customerId, 500, 2);
  const { http, response } = await shop.call(getCustomer, where, owner);
  expect(http).toBe(200);
  expect(response).toMatchObject({
    ...{ id: customerId, name: '김*루', phone: '****-1111', balance: 800, tags: ['단골'] },
    expiring: [
      { expiresAt: '2026-12-20T19:00:00.000Z', points: 300 },
      { expiresAt: '2027-01-20T19:00:00.000Z', points: 500 },
    ],
    ...{ consents: [], orders: [] },
  });
  expect(await lastTrail()).toBeUndefined();
});

test('the latest orders come newest first, with what was refunded and what was cancelled', async () => {
  const store = await shop.openStore();
  const guest = await shop.customer(store);
  const asked = { storeId: store.storeId, customerId: guest.id };
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 4_500 }];
  const sell = () => shop.order(store, { customer: { phone: guest.number }, tenders });
  const refunded = await sell();
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  const cancelled = await sell();
  const paid = refunded.payments.map(({ id }) => ({ paymentId: id, amount: 500 }));
  await shop.refund(store, refunded.id, { amount: 500, tenders: paid });
  await shop.cancel(store, cancelled.id);

  const { response } = await shop.call(getCustomer, asked, store.owner);
  expect(response.orders).toMatchObject([
    { id: cancelled.id, status: 'CANCELLED' },
    { id: refunded.id, status: 'CLOSED', total: 4_500, refunded: 500 },
  ]);
});

test('name and number are shown for a reason, which is recorded with who saw them', async () => {
  const asked = { ...where, reason: '분실물 연락' };
  const { response } = await shop.call(unmaskCustomer, asked, owner);
  expect(response).toMatchObject({ name: '김마루', phone: '010-0000-1111' });
  expect(await lastTrail()).toEqual({
    act: 'unmaskCustomer',
    after: { customerId, reason: '분실물 연락', networkAddress: '127.0.0.1' },
    actor_id: owner.id,
  });
});

test('name and number are not shown without a reason', async () => {
  expect(await shop.call(unmaskCustomer, { ...where, reason: ' ' }, owner)).toMatchObject({
    ...{ http: 400, status: 'WRONG_FORMAT', fields: { reason: 'required' } },
  });
});

test('a foreign number is shown with its country', async () => {
  const abroad = await customer(at, { phone: '+14155552671' });
  const asked = { storeId, customerId: abroad.id, reason: '문의' };
  expect((await shop.call(unmaskCustomer, asked, owner)).response).toMatchObject({ phone: '+14155552671' });
});

test('an unknown customer, another store and a member without the right are refused', async () => {
  const other = await shop.openStore();
  const cashier = await shop.staffOf({ id: storeId });
  const unknown = { storeId, customerId: newId() };
  const theirs = { storeId: other.storeId, customerId };
  for (const [asked, as, http] of [
    [unknown, owner, 404],
    [theirs, other.owner, 404],
    [where, other.owner, 404],
    [where, cashier, 403],
    [where, undefined, 401],
  ] as const) {
    expect((await shop.call(getCustomer, asked, as)).http).toBe(http);
    expect((await shop.call(unmaskCustomer, { ...asked, reason: '문의' }, as)).http).toBe(http);
  }
});
