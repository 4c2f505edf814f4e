import { createHash } from 'node:crypto';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import type { ArticleChange } from './article-changes.ts';
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
const day = new Date('2027-01-07T15:00:00Z');
const changedTo = ({ texts }: Article): Partial<Article> => ({ texts: { ...texts, ko: newText } });
const coming = (change: Partial<ArticleChange> = {}, key = 'service') =>
  comingAs(key, changedTo, { from: '2027-01-08', isAdverse: false, needsConsent: false, ...change });
const comingAs = (key: string, over: (article: Article) => Partial<Article>, by: ArticleChange) =>
  change(key, (article) => ({ ...over(article), change: by }));

test.each<[string, (article: Article) => Partial<Article>]>([
  ['Korean text', ({ texts }) => ({ texts: { ...texts, ko: newText } })],
  ['English text', ({ texts }) => ({ texts: { ...texts, en: newText } })],
  ['flag', ({ required }) => ({ required: !required })],
  ['place', ({ position }) => ({ position: position + 5 })],
])(
  'a changed %s makes the next version, ends the old one on its day and touches no other',
  async (_, over) => {
    const before = await rows();
    await publish(comingAs('service', over, { from: '2027-01-08', isAdverse: false, needsConsent: true }));

    expect(await versionsOf('service')).toEqual([
      [1, day],
      [2, null],
    ]);
    const others = (all: typeof before) => all.filter(({ key }) => key !== 'service');
    expect(others(await rows())).toEqual(others(before));

    const [old, next] = (await rows()).filter(({ key }) => key === 'service');
    expect({ ...old, withdrawnAt: null }).toEqual(before.find(({ key }) => key === 'service'));
    expect(next).toMatchObject({ effectiveAt: day, isAdverse: false, needsConsent: true });
  },
);

test('an announced version is in force from the beginning of its day in Seoul, not before', async () => {
  await publish(coming());
  const titleAt = async (time: Date) => {
    shop.clock.now = time;
    const { response } = await shop.call(getTermsAndConditions, { articlescope: 'USER' });
    return response.flatMap(({ articles }) => articles)[1]?.title;
  };
  expect(await titleAt(new Date(day.getTime() - 1))).toBe('서비스 이용약관');
  expect(await titleAt(day)).toBe('새 제목');
});

test.each<[string, Partial<ArticleChange>, boolean]>([
  ['seven days before', { from: '2027-01-08' }, true],
  ['six days before', { from: '2027-01-07' }, false],
  ['thirty days before, to people’s disadvantage', { from: '2027-01-31', isAdverse: true }, true],
  ['29 days before, to people’s disadvantage', { from: '2027-01-30', isAdverse: true }, false],
])('a change may be announced %s: %j is %s', async (_, over, isAllowed) => {
  const before = await rows();
  if (isAllowed) return expect(publish(coming(over))).resolves.toBeUndefined();
  await expect(publish(coming(over))).rejects.toThrow(/service holds from .* has to be announced/);
  expect(await rows()).toEqual(before);
});

test('a change without a day, or one of a store’s article that asks again, is refused in words', async () => {
  await expect(publish(change('service', changedTo))).rejects.toThrow(
    'service has changed, but article-changes.ts does not say from which day it holds',
  );
  await expect(publish(coming({ needsConsent: true }, 'store-service'))).rejects.toThrow(
    'store-service asks for agreement again, but only articles of the scope USER can',
  );
});

test('an announced version that is changed again before its day never comes into force', async () => {
  await publish(coming());
  await publish(coming({ from: '2027-01-20' }));
  expect(await versionsOf('service')).toEqual([
    [1, new Date('2027-01-19T15:00:00Z')],
    [2, now],
    [3, null],
  ]);
});

const newsAtNight = { scope: 'USER', group: 'other', key: 'news-at-night' } as const;
const without = (key: string) => committed.filter((article) => article.key !== key);
const restored = (from: string) =>
  comingAs(newsAtNight.key, () => ({}), { from, isAdverse: false, needsConsent: false });

test('an article that a release names as withdrawn ends immediately, or on its day', async () => {
  const withdraw = (on: string, at = now) =>
    publishTerms(db, {
      articles: without('news-at-night'),
      withdrawn: [{ ...newsAtNight, on }],
      now: at,
    });
  await withdraw('2027-01-08');
  await withdraw('2027-01-08');
  expect(await versionsOf('news-at-night')).toEqual([[1, day]]);

  await publish(restored('2027-02-01'));
  expect(await versionsOf('news-at-night')).toEqual([
    [1, new Date('2027-01-31T15:00:00Z')],
    [2, null],
  ]);
  await expect(withdraw('2027-01-08', new Date('2027-01-20T00:00:00Z'))).rejects.toThrow(
    'news-at-night is published, but not in the list. Name it in withdrawnArticles with the day from which it ends, after 2027-02-01',
  );
  await withdraw('2027-02-20', new Date('2027-03-01T00:00:00Z'));
  expect((await versionsOf('news-at-night'))[1]).toEqual([2, new Date('2027-03-01T00:00:00Z')]);
});

test('an article that is missing without being named as withdrawn is refused', async () => {
  await expect(publish(without('news-at-night'))).rejects.toThrow(
    'news-at-night is published, but not in the list. Name it in withdrawnArticles',
  );
  expect(await versionsOf('news-at-night')).toEqual([[1, null]]);
});

test('an announced change that was merely removed again is refused until its day and after it', async () => {
  await publish(coming({ needsConsent: true }));
  const published = await rows();
  for (const time of [now, new Date(day.getTime() - 1), day, new Date('2027-06-01')]) {
    await expect(publishTerms(db, { articles: committed, now: time })).rejects.toThrow(
      'service is as it was before the change that is published. To take the change back, give it a new day',
    );
    expect(await rows()).toEqual(published);
  }
});

test('a former version whose entry kept its day is refused, also together with another change', async () => {
  await publish(coming());
  await publish(coming({ from: '2027-01-20' }));
  const published = await rows();
  await expect(publish(coming())).rejects.toThrow('service is as it was before');
  const [other] = coming({ from: '2027-01-30' }, 'age').filter(({ key }) => key === 'age');
  const articles = committed.map((article) => (article.key === 'age' && other ? other : article));
  await expect(publish(articles)).rejects.toThrow('service is as it was before');
  expect(await rows()).toEqual(published);
});

test('a change that is reverted with a new day never comes into force, and the former text stays', async () => {
  await publish(coming());
  await publish(
    comingAs('service', () => ({}), { from: '2027-01-30', isAdverse: false, needsConsent: false }),
  );
  expect(await versionsOf('service')).toEqual([
    [1, new Date('2027-01-29T15:00:00Z')],
    [2, now],
    [3, null],
  ]);
});

test('several concurrently starting instances create one version', async () => {
  await Promise.all(Array.from({ length: 8 }, () => publish(coming())));
  expect(await versionsOf('service')).toEqual([
    [1, day],
    [2, null],
  ]);
});
