import { getCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { entered } from '#server/points/account/entered.ts';
import { used } from '#server/points/account/used.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { customer, earn, changeAccount } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;
type Over = Partial<InputOf<typeof mergeCustomers>>;

const merge = (keptId: string, mergedId: string, over: Over = {}, as: Caller = owner, options = {}) =>
  shop.call(
    mergeCustomers,
    { storeId, keptId, mergedId, preview: false, reason: '번호를 바꿨대요', ...over },
    as,
    options,
  );
const read = (customerId: string) => shop.call(getCustomer, { storeId, customerId }, owner);
const owe = (id: string, debt: number) =>
  changeAccount(storeId, id, (account, by) => entered(account, by, { kind: 'TAKE_BACK', debt, moves: [] }));

/** For each customer these must be equal: balance, legs and lots; debt and debts. */
async function sums(customerId: string) {
  const { rows } = await shop.pool.query(
    `select a.balance, a.debt, coalesce((select sum(amount) from point_entries e where e.customer_id = a.customer_id), 0)
       as legs, coalesce((select sum(e.debt) from point_entries e where e.customer_id = a.customer_id), 0) as debts,
       coalesce((select sum(remaining) from point_lots l where l.customer_id = a.customer_id), 0) as lots
     from point_accounts a where a.customer_id = $1`,
    [customerId],
  );
  const [row] = rows;
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
}

async function two() {
  const kept = await customer(at, { name: '', tags: ['단골'] });
  const merged = await customer(at, { name: '김마루', tags: ['단골', '라떼'] });
  await earn(storeId, kept.id, 100, 12);
  await earn(storeId, merged.id, 500, 1);
  await earn(storeId, merged.id, 200, 2);
  await changeAccount(storeId, merged.id, (account, by) => used(account, by, 50) ?? account);
  await owe(merged.id, 30);
  return { kept: kept.id, merged: merged.id };
}

test('a preview shows both customers and the result of the merge, and changes nothing', async () => {
  const { kept, merged } = await two();
  const { http, response } = await merge(kept, merged, { preview: true, reason: undefined });
  expect(http).toBe(200);
  expect(response).toMatchObject({
    kept: { id: kept, name: '', balance: 100, debt: 0 },
    merged: { id: merged, name: '김*루', balance: 650, debt: 30 },
    after: { id: kept, name: '김*루', balance: 750, debt: 30, tags: ['단골', '라떼'] },
  });
  expect(await sums(kept)).toEqual({ balance: 100, legs: 100, lots: 100, debt: 0, debts: 0 });
});

test('points, debt, tags and name move, lot by lot, and the other customer is gone', async () => {
  const { kept, merged } = await two();
  const preview = (await merge(kept, merged, { preview: true })).response;
  const { response } = await merge(kept, merged);
  expect(response).toEqual(preview);

  expect(await sums(kept)).toEqual({ balance: 750, legs: 750, lots: 750, debt: 30, debts: 30 });
  expect(await sums(merged)).toEqual({ balance: 0, legs: 0, lots: 0, debt: 0, debts: 0 });
  expect((await read(kept)).response.expiring.map(({ points }) => points)).toEqual([450, 200, 100]);
  expect(await read(merged)).toMatchObject({ http: 404 });
  const { rows } = await shop.pool.query(
    'select phone_hash, name, merged_into from customers where id = $1',
    [merged],
  );
  expect(rows).toEqual([{ phone_hash: null, name: '', merged_into: kept }]);
});

test('after a merge the remaining points of every lot equal the sum of its allocations', async () => {
  const { kept, merged } = await two();
  await merge(kept, merged);
  const { rows } = await shop.pool.query(
    `select l.remaining::integer, (select sum(amount) from point_allocations a where a.lot_id = l.id)::integer as sum
     from point_lots l where l.customer_id = $1`,
    [kept],
  );
  expect(rows).toHaveLength(3);
  for (const { remaining, sum } of rows) expect(sum).toBe(remaining);
});

test('after two merges in a row both merged customers point to the last kept customer', async () => {
  const [a, b, c] = [await customer(at), await customer(at), await customer(at)];
  await earn(storeId, a.id, 70);
  await merge(b.id, a.id);
  await merge(c.id, b.id);
  const { rows } = await shop.pool.query('select distinct merged_into from customers where id = any($1)', [
    [a.id, b.id],
  ]);
  expect(rows).toEqual([{ merged_into: c.id }]);
  expect((await read(c.id)).response.balance).toBe(70);
});

test('a repeat of the same request is answered the same, and nothing moves twice', async () => {
  const { kept, merged } = await two();
  const one = await merge(kept, merged, {}, owner, { key: `merge ${kept}` });
  const again = await merge(kept, merged, {}, owner, { key: `merge ${kept}` });
  expect(again.response).toEqual(one.response);
  expect(await sums(kept)).toMatchObject({ balance: 750 });
});

test('of two people who merge in both directions at the same time one wins, and no point is lost', async () => {
  const { kept, merged } = await two();
  const answers = await Promise.all([merge(kept, merged), merge(merged, kept)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['CUSTOMER_NOT_FOUND', 'OK']);
  const total = ((await sums(kept)).balance ?? 0) + ((await sums(merged)).balance ?? 0);
  expect(total).toBe(750);
});

test('a customer is not merged with itself, nor with one that is unknown or of another store', async () => {
  const { id } = await customer(at);
  const other = await shop.openStore();
  const theirs = await customer(other);
  expect(await merge(id, id)).toMatchObject({
    ...{ status: 'CUSTOMER_NOT_MERGEABLE', detail: { reason: 'SAME' } },
  });
  for (const unknown of [newId(), theirs.id]) {
    expect(await merge(id, unknown)).toMatchObject({ http: 409, status: 'CUSTOMER_NOT_FOUND' });
  }
});

test('a merge needs a reason and both rights, CUSTOMER and POINT', async () => {
  const { kept, merged } = await two();
  expect(await merge(kept, merged, { reason: undefined })).toMatchObject({
    ...{ http: 400, fields: { reason: 'required' } },
  });
  const staff = await shop.staffOf({ id: storeId }, ['CUSTOMER']);
  expect(await merge(kept, merged, {}, staff)).toMatchObject({ http: 403, detail: { reason: 'POINT' } });
  const cashier = await shop.staffOf({ id: storeId }, ['POINT']);
  expect(await merge(kept, merged, {}, cashier)).toMatchObject({ http: 403 });
  const both = await shop.staffOf({ id: storeId }, ['CUSTOMER', 'POINT']);
  expect(await merge(kept, merged, { preview: true }, both)).toMatchObject({ http: 200 });
});

test('a stranger and an outsider are refused', async () => {
  const { kept, merged } = await two();
  const input = { storeId, keptId: kept, mergedId: merged, preview: false, reason: '이유' };
  expect(await shop.call(mergeCustomers, input)).toMatchObject({ http: 401 });
  expect(await merge(kept, merged, {}, (await shop.openStore()).owner)).toMatchObject({ http: 404 });
});

test('a customer with an open order cannot be merged into another one until the order has ended', async () => {
  const { kept, merged } = await two();
  const order = await shop.order(at, { customer: { id: merged } });
  for (const preview of [true, false]) {
    expect(await merge(kept, merged, { preview })).toMatchObject({
      ...{ http: 409, status: 'CUSTOMER_NOT_MERGEABLE', detail: { reason: 'OPEN_ORDER' } },
    });
  }
  await shop.cancel(at, order.id);
  expect(await merge(kept, merged)).toMatchObject({ http: 200 });
});

test('the orders of a merged customer are listed with the one who stays', async () => {
  const { kept, merged } = await two();
  const order = await shop.order(at, {
    customer: { id: merged },
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }],
  });
  await merge(kept, merged);
  expect((await read(kept)).response.orders).toMatchObject([
    { id: order.id, orderNumber: order.orderNumber, status: 'CLOSED', total: 4_500, pointsUsed: 0 },
  ]);
});
