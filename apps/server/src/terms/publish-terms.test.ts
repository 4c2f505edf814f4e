import { createHash } from 'node:crypto';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { publishTerms } from './publish-terms.ts';
import { type Article, readArticles, textOf } from './read-articles.ts';

const shop = await openShop();
const { db } = shop;
const committed = await readArticles();
const now = new Date('2027-01-01T00:00:00Z');

const publish = (articles: readonly Article[] = committed) => publishTerms(db, { articles, now });
const rows = () => db.selectFrom('termsArticles').selectAll().orderBy('id').execute();
const versionsOf = async (key: string) =>
  (await rows()).filter((row) => row.key === key).map(({ version, withdrawnAt }) => [version, withdrawnAt]);

function change(key: string, over: (article: Article) => Partial<Article>): Article[] {
  return committed.map((article) => (article.key === key ? { ...article, ...over(article) } : article));
}

beforeEach(async () => {
  await db.deleteFrom('termsArticles').execute();
  await publish();
});

test('a fresh database has the committed articles, each with the hash of its whole text', async () => {
  const published = await rows();
  expect(published.map(({ key }) => key).sort()).toEqual(committed.map(({ key }) => key).sort());
  for (const { version, withdrawnAt, titleKo, contentKo, hashKo, titleEn, contentEn, hashEn } of published) {
    expect({ version, withdrawnAt }).toEqual({ version: 1, withdrawnAt: null });
    expect(hashKo).toEqual(createHash('sha256').update(`${titleKo}\n\n${contentKo}`).digest());
    expect(hashEn).toEqual(createHash('sha256').update(`${titleEn}\n\n${contentEn}`).digest());
  }
});

test('starting again with the same articles changes no row', async () => {
  const before = await rows();
  await publish();
  expect(await rows()).toEqual(before);
});

const newText = textOf('새 제목', '새 내용');
test.each<[string, (article: Article) => Partial<Article>]>([
  ['Korean text', ({ texts }) => ({ texts: { ...texts, ko: newText } })],
  ['English text', ({ texts }) => ({ texts: { ...texts, en: newText } })],
  ['flag', ({ required }) => ({ required: !required })],
  ['place', ({ position }) => ({ position: position + 5 })],
])('a changed %s makes the next version, withdraws the old one and touches no other', async (_, over) => {
  const before = await rows();
  await publish(change('service', over));

  expect(await versionsOf('service')).toEqual([
    [1, now],
    [2, null],
  ]);
  const others = (all: typeof before) => all.filter(({ key }) => key !== 'service');
  expect(others(await rows())).toEqual(others(before));

  const [old] = (await rows()).filter(({ key, version }) => key === 'service' && version === 1);
  expect({ ...old, withdrawnAt: null }).toEqual(before.find(({ key }) => key === 'service'));
});

test('a removed article is withdrawn, and a restored one gets a new version', async () => {
  await publish(committed.filter(({ key }) => key !== 'news-at-night'));
  expect(await versionsOf('news-at-night')).toEqual([[1, now]]);
  const { response } = await shop.call(getTermsAndConditions, { articlescope: 'USER' });
  expect(response.flatMap(({ articles }) => articles)).toHaveLength(8);

  await publish();
  expect(await versionsOf('news-at-night')).toEqual([
    [1, now],
    [2, null],
  ]);
});

test('several concurrently starting instances create one version', async () => {
  const changed = change('service', ({ texts }) => ({ texts: { ...texts, ko: newText } }));
  await Promise.all(Array.from({ length: 8 }, () => publish(changed)));
  expect(await versionsOf('service')).toEqual([
    [1, now],
    [2, null],
  ]);
});
