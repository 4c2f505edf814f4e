import { exportCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { customer, answerNews } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;
await customer(at, { name: '김마루', phone: '+821000001111', tags: ['단골'] });
await customer(at, { name: '박하늘', phone: '+821000002222' });
const networkAddress = '127.0.0.1';
type Over = Partial<InputOf<typeof exportCustomers>>;

const exported = (over: Over = {}, as = owner) =>
  shop.call(exportCustomers, { storeId, reason: '정기 점검', ...over }, as);
async function trails() {
  const { rows } = await shop.pool.query(
    "select after, actor_id from store_trail where store_id = $1 and act = 'exportCustomers' order by id",
    [storeId],
  );
  return rows;
}

test('a file is masked unless somebody asks for names and numbers', async () => {
  expect((await exported()).response.content).toMatchObject([
    { name: '박*늘', phone: '****-2222' },
    { name: '김*루', phone: '****-1111' },
  ]);
  expect((await exported({ unmask: true })).response.content).toMatchObject([
    { name: '박하늘', phone: '010-0000-2222' },
    { name: '김마루', phone: '010-0000-1111' },
  ]);
});

test('each page is recorded with its reason', async () => {
  const before = (await trails()).length;
  const { response } = await exported({ numberOfElements: 1, unmask: true, reason: '이전' });
  await exported({ numberOfElements: 1, unmask: true, reason: '이전', cursor: response.nextCursor ?? '' });
  const page = { reason: '이전', unmask: true, rows: 1, hasText: false, networkAddress };
  expect((await trails()).slice(before)).toEqual([1, 2].map(() => ({ after: page, actor_id: owner.id })));
});

test('the customers of a search are exported, and the text is not recorded', async () => {
  expect((await exported({ text: 'ㅂㅎ' })).response.content).toHaveLength(1);
  expect((await exported({ tag: '단골' })).response.content).toHaveLength(1);
  expect((await trails()).slice(-2).map(({ after }) => after)).toEqual([
    { reason: '정기 점검', unmask: false, rows: 1, hasText: true, networkAddress },
    { reason: '정기 점검', unmask: false, rows: 1, tag: '단골', hasText: false, networkAddress },
  ]);
});

test('an export of the customers who agreed to news has the day of the answer, and the trail records the filter', async () => {
  const [agreed, refused] = [await customer(at), await customer(at)];
  await answerNews(at, agreed.id, true);
  await answerNews(at, refused.id, false);
  const { response } = await exported({ news: 'AGREED' });
  const news = { agreed: true, at: shop.clock.now.toISOString() };
  expect(response.content).toMatchObject([{ id: agreed.id, news }]);
  const trail = {
    reason: '정기 점검',
    unmask: false,
    rows: 1,
    news: 'AGREED',
    hasText: false,
    networkAddress,
  };
  expect((await trails()).at(-1)?.after).toEqual(trail);
});

test('no reason, a stranger, an outsider and a member without the right are refused', async () => {
  expect(await exported({ reason: ' ' })).toMatchObject({ http: 400, fields: { reason: 'required' } });
  expect(await shop.call(exportCustomers, { storeId, reason: '이유' })).toMatchObject({ http: 401 });
  expect(await exported({}, (await shop.openStore()).owner)).toMatchObject({ http: 404 });
  expect(await exported({}, await shop.staffOf({ id: storeId }))).toMatchObject({ http: 403 });
});
