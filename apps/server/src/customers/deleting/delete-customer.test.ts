import { deleteCustomer, getCustomer, listCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { used } from '#server/points/account/used.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { openIdentity } from './kept-identity.ts';

const shop = await openShop();
const { customer, earn, changeAccount } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;

const remove = (customerId: string, as: Caller = owner) =>
  shop.call(deleteCustomer, { storeId, customerId, reason: '손님이 전화로 요청' }, as);
const rowsOf = async (table: string, customerId: string) =>
  (await shop.pool.query(`select * from ${table} where customer_id = $1`, [customerId])).rows;

test('name, number, tags and memo are erased, the points end, and the ledger stays', async () => {
  const { id } = await customer(at, { name: '김마루', tags: ['단골'] });
  await earn(storeId, id, 700);
  expect(await remove(id)).toMatchObject({ http: 204 });

  const { rows } = await shop.pool.query(
    'select phone_hash, phone_sealed, phone_last4, name, name_key, name_initials, tags, memo from customers where id = $1',
    [id],
  );
  const blank = { name: '', name_key: '', name_initials: '', memo: '', tags: [] };
  expect(rows).toEqual([{ phone_hash: null, phone_sealed: null, phone_last4: null, ...blank }]);
  expect(await rowsOf('customer_tags', id)).toEqual([]);
  expect(await rowsOf('point_accounts', id)).toMatchObject([{ balance: 0, debt: 0 }]);
  const entries = (await rowsOf('point_entries', id)).map(({ kind, amount, actor }) => [
    kind,
    Number(amount),
    actor,
  ]);
  expect(entries).toEqual([
    ['EARN', 700, 'STORE'],
    ['FORFEIT', -700, 'USER'],
  ]);
  const { response } = await shop.call(listCustomers, { storeId }, owner);
  expect(response.content.map((one) => one.id)).not.toContain(id);
  expect(await shop.call(getCustomer, { storeId, customerId: id }, owner)).toMatchObject({ http: 404 });
});

test('nothing is kept of a deleted customer who never paid', async () => {
  const { id } = await customer(at);
  await remove(id);
  expect(await rowsOf('kept_customers', id)).toEqual([]);
});

test('the identity of a deleted customer who used points is kept sealed, with the ground and the day of destruction', async () => {
  const { id, phone } = await customer(at, { name: '김마루' });
  await earn(storeId, id, 700);
  await changeAccount(storeId, id, (account, by) => used(account, by, 100) ?? account);
  await remove(id);
  const [kept] = await rowsOf('kept_customers', id);
  expect(kept).toMatchObject({ ground: 'PAYMENT_AND_SUPPLY', destroy_on: '2031-11-21' });
  expect(kept.sealed.toString()).not.toContain('김마루');
  expect(openIdentity(shop.keys, { storeId, customerId: id }, kept.sealed)).toEqual({
    name: '김마루',
    phone,
  });
});

test('the kept identity of a deleted customer is destroyed on the set day, not before', async () => {
  const { id } = await customer(at);
  await earn(storeId, id, 700);
  await changeAccount(storeId, id, (account, by) => used(account, by, 100) ?? account);
  await remove(id);
  const noon = shop.clock.now;
  const { destroyKeptCustomers } = await import('./destroy-kept-customers.ts');
  const destroy = destroyKeptCustomers({ db: shop.db, clock: () => shop.clock.now });

  shop.clock.now = new Date('2031-11-20T23:59:59+09:00');
  await destroy();
  expect(await rowsOf('kept_customers', id)).toHaveLength(1);
  shop.clock.now = new Date('2031-11-21T00:00:00+09:00');
  await Promise.all([destroy(), destroy()]);
  expect(await rowsOf('kept_customers', id)).toEqual([]);
  shop.clock.now = noon;
});

test('a repeat, also a concurrent one, changes nothing', async () => {
  const { id } = await customer(at);
  await earn(storeId, id, 700);
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ http }) => http)).toEqual([204, 204]);
  expect(await remove(id)).toMatchObject({ http: 204 });
  expect(await rowsOf('point_entries', id)).toHaveLength(2);
});

test('the same number may become a new customer, without the old points', async () => {
  const { id, phone } = await customer(at);
  await earn(storeId, id, 700);
  await remove(id);
  const again = await customer(at, { phone });
  expect((await shop.call(getCustomer, { storeId, customerId: again.id }, owner)).response.balance).toBe(0);
});

test('an unknown customer, a stranger, an outsider and a member without the right are refused', async () => {
  const { id } = await customer(at);
  expect(await remove(newId())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await remove(id, (await shop.openStore()).owner)).toMatchObject({ http: 404 });
  expect(await remove(id, await shop.staffOf({ id: storeId }))).toMatchObject({ http: 403 });
  const input = { storeId, customerId: id, reason: '요청' };
  expect(await shop.call(deleteCustomer, input)).toMatchObject({ http: 401 });
});

test('a customer who ordered is kept until five years after the last order; the order stays without a name', async () => {
  const { id } = await customer(at);
  const order = await shop.order(at, {
    customer: { id },
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }],
  });
  await remove(id);
  expect(await rowsOf('kept_customers', id)).toMatchObject([{ destroy_on: '2031-11-21' }]);
  expect(await shop.readOrder(at, order.id)).toMatchObject({
    status: 'CLOSED',
    points: { customer: { id, name: '', phone: '' } },
  });
});

test('a customer with an open order cannot be deleted until the order has ended', async () => {
  const { id } = await customer(at);
  const order = await shop.order(at, { customer: { id } });
  expect(await remove(id)).toMatchObject({
    ...{ http: 409, status: 'CUSTOMER_NOT_DELETABLE', detail: { reason: 'OPEN_ORDER' } },
  });
  await shop.cancel(at, order.id);
  expect(await remove(id)).toMatchObject({ http: 204 });
});
