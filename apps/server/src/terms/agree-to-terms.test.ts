import { agreeToTerms, getOwnTerms } from '@maru/contract/terms/terms.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { openShop, type Person } from '#test/open-shop.ts';
import type { ArticleChange } from './article-changes.ts';
import { publishTerms } from './publish-terms.ts';
import { readArticles, textOf } from './read-articles.ts';

const shop = await openShop();
const { db, clock } = shop;
const committed = await readArticles();
const announcedAt = new Date('2026-12-01T12:00:00+09:00');
const day = new Date('2026-12-20T00:00:00+09:00');
const change: ArticleChange = { from: '2026-12-20', isAdverse: false, needsConsent: true };

const announced = (keys: readonly string[], by = change) =>
  committed.map((article) =>
    keys.includes(article.key)
      ? {
          ...article,
          change: by,
          texts: { ...article.texts, ko: textOf('새 제목', `새 내용 ${article.key}`) },
        }
      : article,
  );

beforeEach(async () => {
  await db.deleteFrom('termsConsents').execute();
  await db.deleteFrom('termsArticles').execute();
  await publishTerms(db, { articles: committed, now: new Date('2026-11-20T12:00:00+09:00') });
  await publishTerms(db, { articles: announced(['service', 'news-by-mail']), now: announcedAt });
  clock.now = announcedAt;
});

const own = async (as: Person) => (await shop.call(getOwnTerms, {}, as)).response;
const agree = (as: Person, consents: { articlesId: string; agreed: boolean }[]) =>
  shop.call(agreeToTerms, { consents }, as);
const stored = (as: Person) =>
  db.selectFrom('termsConsents').selectAll().where('userId', '=', as.id).orderBy('id').execute();
const askedOf = async (as: Person) => (await own(as)).toAgree.flatMap(({ articles }) => articles);

test('before the day it takes effect a change is announced, and nobody has to answer', async () => {
  const person = await shop.person();
  const { coming, toAgree } = await own(person);
  expect(coming).toMatchObject([
    {
      ...{ key: 'service', scope: 'USER', title: '새 제목', version: 2, isPersonal: false },
      ...{ effectiveAt: day.toISOString(), isAdverse: false, needsConsent: true, agreed: null },
    },
    { key: 'news-by-mail', required: false },
  ]);
  expect(toAgree).toEqual([]);
});

test('from its day each user is asked, and agreeing is stored with article, version, hash and time', async () => {
  const person = await shop.person();
  clock.now = day;
  expect((await own(person)).coming).toEqual([]);
  const asked = await askedOf(person);
  expect(asked.map(({ title, required, version }) => ({ title, required, version }))).toEqual([
    { title: '새 제목', required: true, version: 2 },
    { title: '새 제목', required: false, version: 2 },
  ]);
  const consents = asked.map(({ id, required }) => ({ articlesId: id, agreed: required }));
  expect((await agree(person, consents)).response).toEqual({ toAgree: [] });
  const text = textOf('새 제목', '새 내용 service');
  expect(await stored(person)).toMatchObject([
    { articleId: asked[0]?.id, version: 2, textHash: text.hash, language: 'ko', agreed: true, agreedAt: day },
    { articleId: asked[1]?.id, version: 2, agreed: false },
  ]);
  expect(await askedOf(person)).toEqual([]);
});

test('a user who missed a version that asks for consent is asked about its successor; one who answered is not', async () => {
  const [absent, present] = [await shop.person(), await shop.person()];
  clock.now = day;
  await agree(
    present,
    (await askedOf(present)).map(({ id }) => ({ articlesId: id, agreed: true })),
  );
  const corrected = announced(['service', 'news-by-mail'], {
    ...change,
    from: '2027-01-10',
    needsConsent: false,
  });
  const texts = { ...corrected[0]?.texts, ko: textOf('새 제목', '오타를 고친 내용') } as never;
  await publishTerms(db, {
    articles: corrected.map((article) => (article.key === 'service' ? { ...article, texts } : article)),
    now: new Date('2026-12-25T12:00:00+09:00'),
  });
  clock.now = new Date('2027-01-10T00:00:00+09:00');
  expect(await askedOf(present)).toEqual([]);
  const [service] = await askedOf(absent);
  expect(service).toMatchObject({ version: 3, required: true });
  const consents = (await askedOf(absent)).map(({ id }) => ({ articlesId: id, agreed: true }));
  expect((await agree(absent, consents)).response).toEqual({ toAgree: [] });
});

test('a user who agrees before the day is not asked again on that day', async () => {
  const person = await shop.person();
  const { coming } = await own(person);
  await agree(
    person,
    coming.map(({ id }) => ({ articlesId: id, agreed: true })),
  );
  expect((await own(person)).coming).toMatchObject([{ agreed: true }, { agreed: true }]);
  clock.now = day;
  expect(await askedOf(person)).toEqual([]);
});

test('the same answer sent twice is stored once', async () => {
  const person = await shop.person();
  clock.now = day;
  const consents = (await askedOf(person)).map(({ id }) => ({ articlesId: id, agreed: true }));
  await agree(person, consents);
  expect(await agree(person, consents)).toMatchObject({ http: 200 });
  expect(await stored(person)).toHaveLength(2);
});

test('a required article cannot be refused, and nothing is stored of such an answer', async () => {
  const person = await shop.person();
  clock.now = day;
  const consents = (await askedOf(person)).map(({ id }) => ({ articlesId: id, agreed: false }));
  expect(await agree(person, consents)).toMatchObject({
    status: 'TERMS_NOT_AGREED',
    detail: { reason: 'REFUSED' },
  });
  expect(await stored(person)).toEqual([]);
});

test('an article that asks nobody again, a former version or an unknown one is refused', async () => {
  const person = await shop.person();
  clock.now = day;
  const rows = await db.selectFrom('termsArticles').select(['id', 'key', 'version']).execute();
  const idOf = (key: string) => rows.find((row) => row.key === key && row.version === 1)?.id ?? '';
  for (const articlesId of [idOf('age'), idOf('service'), idOf('store-service'), person.id]) {
    expect(await agree(person, [{ articlesId, agreed: true }])).toMatchObject({
      status: 'TERMS_NOT_AGREED',
      detail: { reason: 'OUTDATED' },
    });
  }
});

test('visitors and CLIENT tokens have no terms of their own', async () => {
  const consents = [{ articlesId: (await shop.person()).id, agreed: true }];
  for (const as of [undefined, await shop.clientToken()]) {
    expect(await shop.call(getOwnTerms, {}, as)).toMatchObject({ http: 401 });
    expect(await shop.call(agreeToTerms, { consents }, as)).toMatchObject({ http: 401 });
  }
});
