import { listCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { addCustomer, findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openPhone } from '../customer-phone.ts';

const shop = await openShop();
const { lock, giveStorePhone } = lockBuilders(shop);

test('the whole number in any spelling, or its last four digits, find a masked customer and the terms', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at, { rate: 300, leastUse: 500 });
  const { storeId, owner } = at;
  const customer = await shop.customer(at);
  await shop.reward(at, customer.id, 'EARN', 700);
  const digits = customer.number.replaceAll('-', '');
  for (const phone of [customer.number, digits, `+82 ${digits.slice(1)}`, digits.slice(-4)]) {
    const { response } = await shop.call(findCustomer, { storeId, phone }, owner);
    expect(response).toMatchObject({
      isTooMany: false,
      terms: { rate: 300, leastUse: 500, validityMonths: 36 },
    });
    expect(response.customers).toEqual([
      { id: customer.id, name: '홍*동', phone: `****-${digits.slice(-4)}`, balance: 700, ...nothing },
    ]);
  }
  const other = await shop.openStore();
  const foreign = await shop.call(findCustomer, { storeId: other.storeId, phone: digits }, other.owner);
  expect(foreign.response.customers).toEqual([]);
  expect(await shop.call(findCustomer, { storeId, phone: '12345' }, owner)).toMatchObject({
    ...{ http: 400, fields: { phone: 'phoneNumberisNotCorrectFormat' } },
  });
});
const nothing = { debt: 0, visits: 0, lastVisitAt: null };

test('six customers with the same last four digits need the whole number', async () => {
  const { storeId, owner } = await shop.openStore();
  const consents = await shop.consents();
  const add = (middle: number) =>
    shop.call(addCustomer, { storeId, phone: `010-${middle}-7777`, consents }, owner);
  const find = async () => (await shop.call(findCustomer, { storeId, phone: '7777' }, owner)).response;
  for (const middle of [2001, 2002, 2003, 2004, 2005]) expect((await add(middle)).http).toBe(200);
  expect((await find()).customers).toHaveLength(5);
  await add(2006);
  expect(await find()).toMatchObject({ customers: [], isTooMany: true });
});

test('a new customer is kept with the proof of each consent, and the number is stored sealed', async () => {
  const { storeId, owner } = await shop.openStore();
  const phone = shop.nextNumber();
  const consents = await shop.consents();
  const { http, response } = await shop.call(addCustomer, { storeId, phone, consents }, owner);
  expect([http, response]).toMatchObject([200, { name: '', balance: 0 }]);

  const row = await shop.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(phone.replaceAll('-', '').slice(1));
  const sealed = row.phoneSealed ?? Buffer.alloc(0);
  expect(openPhone(shop.keys, { storeId, customerId: row.id }, sealed)).toBe(
    `+82${phone.replaceAll('-', '').slice(1)}`,
  );
  const answers = await shop.db
    .selectFrom('customerConsents as c')
    .innerJoin('termsArticles as a', 'a.id', 'c.articleId')
    .select(['a.key', 'c.agreed', 'c.place'])
    .select((eb) => eb('c.textHash', '=', eb.ref('a.hashKo')).as('isOfText'))
    .where('customerId', '=', response.id)
    .orderBy('a.key')
    .execute();
  expect(answers).toEqual([
    { key: 'customer-information', agreed: true, place: 'TILL', isOfText: true },
    { key: 'customer-news', agreed: false, place: 'TILL', isOfText: true },
  ]);
});

test('a number is added once, also by two tills at once', async () => {
  const { storeId, owner } = await shop.openStore();
  const input = { storeId, phone: shop.nextNumber(), consents: await shop.consents() };
  const answers = await Promise.all([
    shop.call(addCustomer, input, owner),
    shop.call(addCustomer, input, owner),
  ]);
  const [added, refused] = answers.toSorted((a, b) => a.http - b.http);
  expect(refused).toMatchObject({
    ...{ http: 409, status: 'CUSTOMER_EXISTS', detail: { customerId: added?.response.id } },
  });
});

test('without the required consent, with a wrong number or in a store that takes no orders nobody is added', async () => {
  const { storeId, owner } = await shop.openStore();
  const consents = await shop.consents();
  const add = (over: object) =>
    shop.call(addCustomer, { storeId, phone: shop.nextNumber(), consents, ...over }, owner);
  const refused = consents.map((answer) => ({ ...answer, agreed: false }));
  expect(await add({ consents: refused })).toMatchObject({
    ...{ http: 409, status: 'TERMS_NOT_AGREED', detail: { reason: 'REFUSED' } },
  });
  expect(await add({ consents: [{ articleId: newId(), agreed: true }] })).toMatchObject({
    detail: { reason: 'OUTDATED' },
  });
  expect(await add({ phone: '010-0000-1234' })).toMatchObject({ http: 400 });
  const statuses = [
    ['PENDING', 'STORE_NOT_APPROVED'],
    ['TERMINATED', 'STORE_TERMINATED'],
  ] as const;
  for (const [applicationStatus, status] of statuses) {
    await shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', storeId).execute();
    expect(await add({})).toMatchObject({ http: 409, status });
  }
});

test('the limits of searches, of numbers named by orders and of new customers are independent', async () => {
  const { storeId, owner, ...at } = await shop.openStore();
  const customer = { phone: shop.nextNumber() };
  const order = await shop.order({ storeId, owner, ...at });
  const find = () => shop.call(findCustomer, { storeId, phone: '1234' }, owner);
  const add = async () =>
    shop.call(addCustomer, { storeId, phone: shop.nextNumber(), consents: await shop.consents() }, owner);
  const take = () => shop.call(takeOrder, { ...shop.americano({ storeId, ...at }), customer }, owner);
  const change = () => shop.call(changeOrder, { storeId, orderId: order.id, customer }, owner);
  const each = [
    ['member: customers found in ten minutes', [find]],
    ['member: customers found in a day', [find]],
    ['session: customers found in ten minutes', [find]],
    ['member: customers named by number in ten minutes', [take, change]],
    ['member: customers named by number in a day', [take, change]],
    ['member: customers added in an hour', [add]],
  ] as const;
  for (const [name, acts] of each)
    for (const act of acts) {
      expect([name, (await act()).http]).not.toEqual([name, 429]);
      const ofLimit = shop.db.updateTable('rateLimits').where('name', '=', name);
      await ofLimit.set({ calls: limits.tries[name].most }).execute();
      expect(await act()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
      await ofLimit.set({ calls: 0 }).execute();
    }
});

test('finding and adding customers at the till needs only the right ORDER; everybody without it is refused', async () => {
  const { storeId } = await shop.openStore();
  const other = await shop.openStore();
  const till = await shop.staffOf({ id: storeId }, ['ORDER']);
  const office = await shop.staffOf({ id: storeId }, ['CUSTOMER', 'POINT']);
  const input = { storeId, phone: '1234' };
  const adding = { storeId, phone: shop.nextNumber(), consents: await shop.consents() };
  expect((await shop.call(findCustomer, input, till)).http).toBe(200);
  expect((await shop.call(addCustomer, adding, till)).http).toBe(200);
  const answers = [
    [undefined, 401],
    [other.owner, 404],
    [office, 403],
  ] as const;
  for (const [caller, http] of answers) {
    expect((await shop.call(findCustomer, input, caller)).http).toBe(http);
    expect((await shop.call(addCustomer, adding, caller)).http).toBe(http);
  }
});

test('while the list of customers is locked, staff with the right ORDER alone add and find a customer, who earns and uses points', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at);
  await giveStorePhone(at);
  expect((await lock(at, ['CUSTOMER_LIST', 'POINT_SETTING'])).http).toBe(200);
  const { storeId } = at;
  const till = await shop.staffOf({ id: storeId }, ['ORDER']);
  const office = await shop.staffOf({ id: storeId }, ['ORDER', 'CUSTOMER']);
  const phone = shop.nextNumber();
  const sell = (total: number, points: object = {}) =>
    shop.call(
      takeOrder,
      shop.americano(at, {
        ...{ customer: { phone }, total, ...points },
        tenders: [{ type: 'INSTORE_CASH', amount: total }],
      }),
      till,
    );
  const added = await shop.call(addCustomer, { storeId, phone, consents: await shop.consents() }, till);
  expect(added.http).toBe(200);
  expect((await sell(4_500)).response).toMatchObject({ points: { earned: 450, balance: 450 } });
  const found = await shop.call(findCustomer, { storeId, phone: phone.slice(-4) }, till);
  expect(found.response.customers).toMatchObject([{ id: added.response.id, balance: 450 }]);
  expect((await sell(4_100, { pointsUsed: 400 })).response).toMatchObject({
    ...{ status: 'CLOSED', points: { used: 400, earned: 410, balance: 460 } },
  });

  const list = (caller: typeof till) => shop.call(listCustomers, { storeId }, caller);
  expect(await list(office)).toMatchObject({
    http: 423,
    status: 'LOCKED',
    detail: { part: 'CUSTOMER_LIST' },
  });
  expect((await list(till)).http).toBe(403);
});
