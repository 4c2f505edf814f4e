import type { PageContent } from '@maru/contract/rendered-page.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { publishTerms } from './publish-terms.ts';
import { readArticles, textOf } from './read-articles.ts';
import { registerTermsPages } from './terms-pages.ts';

const { db } = await freshDatabase();
const account = Fastify();
const clock = { now: new Date() };
registerTermsPages(account, {
  db,
  clock: () => clock.now,
  sendPage: async (_request, reply, content) => reply.send(content),
});

async function contentOf(url: string, language = 'ko') {
  const answer = await account.inject({ url, headers: { 'accept-language': language } });
  return answer.json<PageContent>().terms ?? [];
}
const keysOf = async (url: string) => (await contentOf(url)).map(({ scope, key }) => `${scope} ${key}`);

test('spec 1 · {host}/privacy shows the groups about personal information', async () => {
  expect(await keysOf('/privacy')).toEqual([
    'USER collection-of-personal-information',
    'USER provision-of-personal-information',
    'STORE collection-of-personal-information',
    'STORE provision-of-personal-information',
    'CUSTOMER collection-of-personal-information',
    'INQUIRY collection-of-personal-information',
  ]);
});

test('spec 1 · {host}/terms shows all other groups', async () => {
  expect(await keysOf('/terms')).toEqual([
    'USER product-terms-of-use',
    'USER electronic-financial-transactions',
    'USER other',
    'STORE product-terms-of-use',
    'STORE electronic-financial-transactions',
    'CUSTOMER other',
  ]);
});

test('the page shows version and time of each article in its language', async () => {
  const [group] = await contentOf('/terms', 'en');
  expect(group?.name).toBe('Product terms of use');
  expect(group?.articles[0]).toMatchObject({
    key: 'age',
    title: 'I am 14 or older',
    version: 1,
    required: true,
  });
  expect(Date.parse(group?.articles[0]?.effectiveAt ?? '')).toBeLessThanOrEqual(Date.now());
});

test('a coming version is shown beside the one in force until its day, and then replaces it and links the former', async () => {
  const committed = await readArticles();
  const [begin, before, day] = ['2026-12-01', '2026-12-30', '2027-01-01'].map(
    (date) => new Date(`${date}T00:00:00+09:00`),
  ) as [Date, Date, Date];
  await db.deleteFrom('termsArticles').execute();
  await publishTerms(db, { articles: committed, now: begin });
  const change = { from: '2027-01-01', isAdverse: true, needsConsent: true };
  const old = committed.find(({ key }) => key === 'service')?.texts.ko.content ?? '';
  const ko = textOf('서비스 이용약관', `${old}\n\n새 문단`);
  const articles = committed.map((article) =>
    article.key === 'service' ? { ...article, change, texts: { ...article.texts, ko } } : article,
  );
  await publishTerms(db, { articles, now: begin });
  const versionOf = async (version: number | string, key = 'service') =>
    (await account.inject({ url: `/terms?article=${key}&version=${version}` })).json<PageContent>()
      .termsVersion;
  const inForce = async () => (await contentOf('/terms'))[0]?.articles.find(({ key }) => key === 'service');

  clock.now = before;
  expect(await inForce()).toMatchObject({
    version: 1,
    others: [{ version: 2, effectiveAt: day.toISOString(), isComing: true }],
  });
  const coming = await versionOf(2);
  expect(coming).toMatchObject({ version: 2, until: null, isAdverse: true, needsConsent: true });
  expect(coming?.compared?.filter(({ before: one, after }) => one !== after)).toEqual([
    { before: null, after: '새 문단' },
  ]);
  expect(await versionOf(1)).toBeUndefined();

  clock.now = day;
  expect(await inForce()).toMatchObject({ version: 2, others: [{ version: 1, isComing: false }] });
  expect(await versionOf(1)).toMatchObject({ version: 1, until: day.toISOString(), compared: null });
  for (const wrong of ['2', '3', '0', 'x', '1.5']) expect(await versionOf(wrong)).toBeUndefined();
  expect(await versionOf(1, 'nothing')).toBeUndefined();
});
