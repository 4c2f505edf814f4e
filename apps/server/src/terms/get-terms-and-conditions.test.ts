import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { openShop } from '#test/open-shop.ts';
import { groupArticles } from './terms-groups.ts';

const shop = await openShop();
const read = (articlescope: 'USER' | 'STORE' | 'CUSTOMER' = 'USER', language = 'ko') =>
  shop.call(getTermsAndConditions, { articlescope }, undefined, { language });
const namesOf = ({ response }: Awaited<ReturnType<typeof read>>) => response.map(({ name }) => name);

test('spec 3 · terms groups are ordered by name: product terms, electronic financial transactions, collection, provision, everything else last', async () => {
  expect(namesOf(await read('USER', 'en'))).toEqual([
    'Product terms of use',
    'Electronic financial transaction terms',
    'Collection and use of personal information',
    'Provision of personal information',
    'Other consents, all optional',
  ]);
  expect(namesOf(await read())).toEqual([
    '서비스 이용약관',
    '전자금융거래 이용약관',
    '개인정보 수집·이용',
    '개인정보 제공',
    '그 밖의 선택 동의',
  ]);
  expect(namesOf(await read('STORE', 'en'))).toEqual([
    'Product terms of use',
    'Electronic financial transaction terms',
    'Collection and use of personal information',
    'Provision of personal information',
  ]);
  expect(namesOf(await read('CUSTOMER'))).toEqual(['개인정보 수집·이용', '그 밖의 선택 동의']);
});

test('a customer of a store has to agree to the use of the phone number, and may refuse news', async () => {
  const { response } = await read('CUSTOMER');
  expect(response.flatMap(({ articles }) => articles)).toMatchObject([
    { title: '개인정보 수집·이용 (포인트 적립)', required: true },
    { title: '문자와 카카오톡으로 매장 소식과 혜택 받기', required: false },
  ]);
});

test('spec 3 · a group that is not known by name stands after all others', () => {
  const article = (groupKey: string) => ({ groupId: groupKey, groupKey });
  const keys = ['brand-new', 'provision-of-personal-information', 'other', 'product-terms-of-use'];
  const groups = groupArticles(keys.map(article), 'en');
  expect(groups.map(({ key }) => key)).toEqual([
    'product-terms-of-use',
    'provision-of-personal-information',
    'brand-new',
    'other',
  ]);
});

test('spec 7 · gettermsandconditions answers groups with name, id and articles with content', async () => {
  const { http, response } = await read();
  expect(http).toBe(200);
  const [first] = response;
  expect(Object.keys(first ?? {}).sort()).toEqual(['articles', 'id', 'name']);
  expect(first?.articles.map(({ title }) => title)).toEqual(['만 14세 이상이에요', '서비스 이용약관']);
  for (const article of response.flatMap(({ articles }) => articles)) expect(article.content).toContain('\n');
});

test('required and optional articles are marked', async () => {
  const { response } = await read();
  const flags = response.map(({ articles }) => articles.map(({ required }) => required));
  expect(flags).toEqual([[true, true], [true], [true, true], [true], [false, false, false]]);
});

test('the content is in the language of the caller, or in Korean if that is unknown', async () => {
  const titleIn = async (language: string) => (await read('USER', language)).response[0]?.articles[0]?.title;
  expect(await titleIn('en')).toBe('I am 14 or older');
  expect(await titleIn('fr')).toBe('만 14세 이상이에요');
});

test('an unknown scope is refused', async () => {
  const input = { articlescope: 'ALL' } as unknown as { articlescope: 'USER' };
  expect(await shop.call(getTermsAndConditions, input)).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
});

test('calls are limited', async () => {
  const { most } = limits.calls.getTermsAndConditions;
  await shop.db.updateTable('rateLimits').set({ calls: most }).execute();
  expect(await read()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});
