import { searchCustomers, updateCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { customer } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;
type Over = Partial<InputOf<typeof updateCustomer>>;

const change = (customerId: string, over: Over = {}, as = owner) =>
  shop.call(updateCustomer, { storeId, customerId, version: 1, tags: [], memo: '', ...over }, as);
const found = async (filter: { text?: string; tag?: string }) => {
  const { response } = await shop.call(searchCustomers, { storeId, ...filter }, owner);
  return response.content.map(({ id }) => id);
};

test('name, tags and memo are changed, and the customer is found by them', async () => {
  const { id } = await customer(at, { name: '김마루', tags: ['단골', '라떼'] });
  const answer = await change(id, { name: '박하늘', tags: ['라떼', '새벽', '라떼'], memo: '얼음 적게' });
  expect(answer).toMatchObject({
    http: 200,
    response: { name: '박*늘', tags: ['라떼', '새벽'], memo: '얼음 적게', version: 2 },
  });
  expect(await found({ text: 'ㅂㅎㄴ' })).toEqual([id]);
  expect(await found({ text: '김마루' })).toEqual([]);
  expect(await found({ tag: '새벽' })).toEqual([id]);
  expect(await found({ tag: '단골' })).toEqual([]);
});

test('an update without a name keeps the name, so that a masked name is never saved', async () => {
  const { id } = await customer(at, { name: '이도윤' });
  await change(id, { memo: '견과류 알레르기' });
  expect(await found({ text: '이도윤' })).toEqual([id]);
});

test('the trail has the customer, and masks name and memo', async () => {
  const { id } = await customer(at, { name: '최서연' });
  await change(id, { name: '최서윤', tags: ['단골'], memo: '비밀' });
  const { rows } = await shop.pool.query(
    "select before, after from store_trail where store_id = $1 and act = 'updateCustomer' order by id desc limit 1",
    [storeId],
  );
  expect(rows[0]).toEqual({
    before: { customerName: '최*연', tags: [], memo: '' },
    after: { customerId: id, customerName: '최*윤', tags: ['단골'], memo: '***' },
  });
});

test('an update with the same values changes nothing', async () => {
  const { id } = await customer(at, { tags: ['단골'] });
  expect((await change(id, { tags: ['단골'] })).response.version).toBe(1);
});

test('a stale edit is refused with the customer as it is now; of ten edits at once one is saved', async () => {
  const { id } = await customer(at);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change(id, { memo: `${n}` })));
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED');
  expect(refused).toHaveLength(9);
  expect(refused[0]?.detail).toMatchObject({ row: { version: 2 }, isOwn: true, changedBy: '김마루' });
});

test.each<[string, Over, string]>([
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, n) => `${n}`) }, 'tags'],
  ['a long tag', { tags: ['가'.repeat(11)] }, 'tags.0'],
  ['an empty name', { name: ' ' }, 'name'],
  ['a long memo', { memo: '가'.repeat(501) }, 'memo'],
])('%s is refused', async (_name, over, field) => {
  const answer = await change(newId(), over);
  expect(answer).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
  expect(Object.keys(answer.fields ?? {})).toEqual([field]);
});

test('an unknown customer, a stranger, an outsider and a member without the right are refused', async () => {
  const { id } = await customer(at);
  expect(await change(newId())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  const other = await shop.openStore();
  expect(await change(id, {}, other.owner)).toMatchObject({ http: 404 });
  expect(await change(id, { storeId: other.storeId }, other.owner)).toMatchObject({ http: 404 });
  expect(await change(id, {}, await shop.staffOf({ id: storeId }))).toMatchObject({ http: 403 });
  const input = { storeId, customerId: id, version: 1, tags: [], memo: '' };
  expect(await shop.call(updateCustomer, input)).toMatchObject({ http: 401 });
});
