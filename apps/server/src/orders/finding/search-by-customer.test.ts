import { deleteCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { searchOrders, sumFoundOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const at = await shop.openStore();
const { owner, storeId } = at;
const cash = [{ type: 'INSTORE_CASH' as const, amount: 4_500 }];
const day = '2026-11-20';

const orderOf = async (customerId: string | undefined) =>
  (await shop.order(at, { ...(customerId && { customer: { id: customerId } }), tenders: cash })).id;
const search = (over: Partial<InputOf<typeof searchOrders>>, as: Caller = owner) =>
  shop.call(searchOrders, { storeId, ...over }, as);
const find = async (customerId: string) => {
  const { http, response } = await search({ customerId });
  expect(http).toBe(200);
  return { customer: response.customer, ids: response.content.map(({ id }) => id) };
};
const sum = (customerId: string, as: Caller = owner) =>
  shop.call(sumFoundOrders, { storeId, customerId, from: day, to: day }, as);

test('orders are found by their customer, who is named masked, and summed', async () => {
  const [customer, other] = [await shop.customer(at), await shop.customer(at)];
  const first = await orderOf(customer.id);
  await orderOf(other.id);
  await orderOf(undefined);
  const last = await orderOf(customer.id);

  const { id, name, phone } = customer;
  expect([name, phone]).toEqual(['홍*동', expect.stringMatching(/^\*{4}-\d{4}$/)]);
  expect(await find(customer.id)).toEqual({ customer: { id, name, phone }, ids: [last, first] });
  expect((await search({ customerId: id, status: ['OPEN'] })).response.content).toEqual([]);
  expect((await search({})).response.customer).toBeNull();
  expect(await sum(id)).toMatchObject({ response: { orders: { closed: { orders: 2, total: 9_000 } } } });
});

test('merged customers share their orders, by the id of either', async () => {
  const [kept, merged, third] = [await shop.customer(at), await shop.customer(at), await shop.customer(at)];
  const orders = [await orderOf(kept.id), await orderOf(merged.id), await orderOf(third.id)];
  const merge = async (keptId: string, mergedId: string) => {
    const asked = { storeId, keptId, mergedId, preview: false, reason: '번호가 바뀜' };
    expect(await shop.call(mergeCustomers, asked, owner)).toMatchObject({ http: 200 });
  };
  await merge(merged.id, third.id);
  await merge(kept.id, merged.id);
  orders.push(await orderOf(kept.id));

  const { name, phone } = kept;
  for (const { id } of [kept, merged, third])
    expect(await find(id)).toEqual({ customer: { id: kept.id, name, phone }, ids: orders.toReversed() });
});

test('a customer of another store, an unknown one and one without orders find nothing', async () => {
  const there = await shop.openStore();
  const foreign = await shop.customer(there);
  await shop.order(there, { customer: { id: foreign.id } });
  const quiet = await shop.customer(at);

  expect(await find(foreign.id)).toEqual({ customer: null, ids: [] });
  expect(await find(newId())).toEqual({ customer: null, ids: [] });
  expect(await find(quiet.id)).toMatchObject({ customer: { id: quiet.id }, ids: [] });
});

test('a customer whose data were deleted has no name, and the orders stay', async () => {
  const { id } = await shop.customer(at);
  const order = await orderOf(id);
  const deleted = await shop.call(deleteCustomer, { storeId, customerId: id, reason: '손님이 요청' }, owner);
  expect(deleted.http).toBe(204);

  expect(await find(id)).toEqual({ customer: { id, name: '', phone: '' }, ids: [order] });
});

test('the filter needs ORDER: SALES alone, CUSTOMER alone, strangers and other stores are refused', async () => {
  const { id: customerId } = await shop.customer(at);
  const member = (...rights: ('ORDER' | 'SALES' | 'CUSTOMER')[]) => shop.staffOf({ id: storeId }, rights);
  const [till, seller, analyst, office] = await Promise.all([
    member('ORDER'),
    member('ORDER', 'SALES'),
    member('SALES'),
    member('CUSTOMER'),
  ]);

  expect((await search({ customerId }, till)).http).toBe(200);
  expect((await sum(customerId, seller)).http).toBe(200);
  expect((await search({}, analyst)).http).toBe(200);
  for (const answer of [await search({ customerId }, analyst), await sum(customerId, analyst)])
    expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect((await search({ customerId }, office)).http).toBe(403);
  expect((await shop.call(searchOrders, { storeId, customerId })).http).toBe(401);
  expect((await search({ customerId }, (await shop.openStore()).owner)).http).toBe(404);
  expect((await search({ customerId: '010-1234-5678' })).http).toBe(400);
});
