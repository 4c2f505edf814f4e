import { createHash } from 'node:crypto';
import { recordCustomerConsent } from '@maru/contract/customers/customers.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { customer } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;
const articles = (await shop.call(getTermsAndConditions, { articlescope: 'CUSTOMER' })).response.flatMap(
  (group) => group.articles,
);
const [points, news] = articles;
if (!points || !news) throw new Error('two articles are expected');

type Answer = { articleId: string; agreed: boolean };
const record = (customerId: string, consents: Answer[], as = owner, options = {}) =>
  shop.call(recordCustomerConsent, { storeId, customerId, consents }, as, options);
const to = (article: { id: string }, agreed: boolean) => ({ articleId: article.id, agreed });

test('an answer is kept with version, hash of the text, time, place and who recorded it', async () => {
  const { id } = await customer(at);
  const { http, response } = await record(id, [to(news, true)]);
  expect(http).toBe(200);
  expect(response.consents).toEqual([
    {
      ...{ articleId: news.id, title: news.title, required: false, version: 1, agreed: true },
      textHash: createHash('sha256').update(`${news.title}\n\n${news.content}`).digest('hex'),
      ...{ at: shop.clock.now.toISOString(), where: 'OFFICE', by: '김마루', ofMerged: false },
    },
  ]);
});

test('a withdrawal is a further row, the latest first, and the earlier answer stays', async () => {
  const { id } = await customer(at);
  await record(id, [to(points, true), to(news, true)]);
  const { response } = await record(id, [to(news, false)], owner, { language: 'en' });
  expect(response.consents.map(({ title, agreed }) => [title, agreed])).toEqual([
    ['News and offers of the store by text message and KakaoTalk', false],
    ['News and offers of the store by text message and KakaoTalk', true],
    ['Collection and use of personal information (points)', true],
  ]);
  await expect(shop.pool.query('delete from customer_consents')).rejects.toThrow('append-only');
});

test('a repeat of the same request is recorded once', async () => {
  const { id } = await customer(at);
  for (const _ of [1, 2]) {
    const { response } = await record(id, [to(news, true)], owner, { key: `again ${id}` });
    expect(response.consents).toHaveLength(1);
  }
});

test('withdrawing the consent that points need is refused: the customer has to be deleted instead', async () => {
  const { id } = await customer(at);
  expect(await record(id, [to(points, false)])).toMatchObject({
    ...{ status: 'TERMS_NOT_AGREED', detail: { reason: 'REFUSED' } },
  });
});

test('an article that customers are not asked about is refused', async () => {
  const { id } = await customer(at);
  const ofUsers = await shop.call(getTermsAndConditions, { articlescope: 'USER' });
  const [other] = ofUsers.response.flatMap((group) => group.articles);
  for (const articleId of [newId(), other?.id ?? '']) {
    expect(await record(id, [{ articleId, agreed: true }])).toMatchObject({
      ...{ status: 'TERMS_NOT_AGREED', detail: { reason: 'OUTDATED' } },
    });
  }
  expect(await record(id, [])).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
});

test('an unknown customer, a stranger, an outsider and a member without the right are refused', async () => {
  const { id } = await customer(at);
  const answer = [to(news, true)];
  expect(await record(newId(), answer)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await record(id, answer, (await shop.openStore()).owner)).toMatchObject({ http: 404 });
  expect(await record(id, answer, await shop.staffOf({ id: storeId }))).toMatchObject({ http: 403 });
  const input = { storeId, customerId: id, consents: answer };
  expect(await shop.call(recordCustomerConsent, input)).toMatchObject({ http: 401 });
});
