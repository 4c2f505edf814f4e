import { createHash } from 'node:crypto';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { publishTerms } from './publish-terms.ts';
import { readArticles, textOf } from './read-articles.ts';
import { type Consents, recordConsents } from './record-consents.ts';

const shop = await openShop();
const { db } = shop;
const articles = await readArticles();

const client = { deviceType: 'web', deviceUuid: 'a-device', clientVersion: '7.3.7', address: '203.0.113.5' };
const now = new Date('2026-11-20T12:00:00+09:00');

async function shown(articlescope: 'USER' | 'STORE' = 'USER') {
  const { response } = await shop.call(getTermsAndConditions, { articlescope });
  return response.flatMap(({ articles }) => articles);
}

type Answers = Consents['answers'];

async function record(answers: Answers, over: Partial<Consents> = {}) {
  const { id: userId } = await shop.person();
  const consents: Consents = { scope: 'USER', userId, answers, language: 'ko', client, now, ...over };
  await db.transaction().execute((tx) => recordConsents(tx, consents));
  return db.selectFrom('termsConsents').selectAll().where('userId', '=', consents.userId).execute();
}

const allAgreed = async () => (await shown()).map(({ id }) => ({ articlesId: id, agreed: true }));
const refusal = (reason: 'REFUSED' | 'OUTDATED') => ({ code: 'TERMS_NOT_AGREED', detail: { reason } });

test('an answer is stored with version, text hash in the shown language, time and client', async () => {
  for (const language of ['ko', 'en'] as const) {
    const kept = await record(await allAgreed(), { language });
    const inForce = await db.selectFrom('termsArticles').selectAll().execute();
    expect(kept).toHaveLength(9);
    for (const { id, userId, articleId, textHash, ...rest } of kept) {
      const article = inForce.find((one) => one.id === articleId);
      const text =
        language === 'ko'
          ? `${article?.titleKo}\n\n${article?.contentKo}`
          : `${article?.titleEn}\n\n${article?.contentEn}`;
      expect(textHash).toEqual(createHash('sha256').update(text).digest());
      const answer = { agreed: true, agreedAt: now, agreedForStore: null };
      expect(rest).toEqual({ version: article?.version, language, ...answer, ...client });
    }
  }
});

test('spec 5 · sign up requires agreement to the terms: each required article that is refused or missing is refused', async () => {
  const answers = await allAgreed();
  for (const { id, required } of await shown()) {
    const refused = answers.map((one) => (one.articlesId === id ? { ...one, agreed: false } : one));
    const missing = answers.filter(({ articlesId }) => articlesId !== id);
    if (required) {
      await expect(record(refused)).rejects.toMatchObject(refusal('REFUSED'));
      await expect(record(missing)).rejects.toMatchObject(refusal('OUTDATED'));
    } else {
      expect((await record(refused)).find(({ articleId }) => articleId === id)?.agreed).toBe(false);
      expect(await record(missing)).toHaveLength(8);
    }
  }
  await expect(record([])).rejects.toMatchObject(refusal('OUTDATED'));
});

test('unknown articles, other scopes and duplicate answers are refused, and nothing is stored', async () => {
  const answers = await allAgreed();
  const [first] = answers;
  const [ofStores] = await shown('STORE');
  const others: Answers = [
    { articlesId: '01890000-0000-7000-8000-000000000000', agreed: true },
    { articlesId: ofStores?.id ?? '', agreed: true },
    { articlesId: first?.articlesId ?? '', agreed: true },
  ];
  const { id: userId } = await shop.person();
  for (const one of others)
    await expect(record([...answers, one], { userId })).rejects.toMatchObject(refusal('OUTDATED'));
  expect(await db.selectFrom('termsConsents').select('id').where('userId', '=', userId).execute()).toEqual(
    [],
  );
});

test('answers to a former version of an article are OUTDATED, and those to the new version are accepted', async () => {
  const stale = await allAgreed();
  const news = { ko: textOf('새 제목', '새 내용'), en: textOf('New title', 'New content') };
  const change = { from: '2027-01-08', isAdverse: false, needsConsent: true };
  await publishTerms(db, {
    articles: articles.map((one) => (one.key === 'service' ? { ...one, change, texts: news } : one)),
    now,
  });
  const day = new Date('2027-01-08T00:00:00+09:00');

  expect((await record(stale)).every(({ version }) => version === 1)).toBe(true);
  await expect(record(stale, { now: day })).rejects.toMatchObject(refusal('OUTDATED'));
  shop.clock.now = day;
  const kept = await record(await allAgreed(), { now: day });
  expect(kept.filter(({ version }) => version === 2)).toHaveLength(1);
  shop.clock.now = now;
});

test('any subset of optional articles is stored exactly, refusals included', async () => {
  const all = await shown();
  const optional = all.filter(({ required }) => !required).map(({ id }) => id);
  const required = all.flatMap(({ id, required }) => (required ? { articlesId: id, agreed: true } : []));
  const choices = fc.tuple(...optional.map(() => fc.constantFrom(true, false, undefined)));

  await fc.assert(
    fc.asyncProperty(choices, async (chosen) => {
      const answered = optional.flatMap((articlesId, index) => {
        const agreed = chosen[index];
        return agreed === undefined ? [] : { articlesId, agreed };
      });
      const kept = await record([...answered, ...required]);
      const pairs = (rows: readonly (readonly [string, boolean])[]) => new Map(rows);
      expect(pairs(kept.map(({ articleId, agreed }) => [articleId, agreed]))).toEqual(
        pairs([...required, ...answered].map(({ articlesId, agreed }) => [articlesId, agreed])),
      );
    }),
    { numRuns: 25 },
  );
});

test('consents of a new store are stored for that store', async () => {
  const [storeId, language] = ['01890000-0000-7000-8000-000000000001', 'en'] as const;
  const answers = (await shown('STORE')).map(({ id }) => ({ articlesId: id, agreed: true }));

  const kept = await record(answers, { scope: 'STORE', storeId, language });

  expect(kept).toHaveLength(5);
  expect(new Set(kept.map(({ agreedForStore }) => agreedForStore))).toEqual(new Set([storeId]));
});

test('a changed answer is a new row, and earlier answers are kept', async () => {
  const { id: userId } = await shop.person();
  const before = await record(await allAgreed(), { userId });
  const [optional] = (await shown()).filter(({ required }) => !required);
  const changed = (await allAgreed()).map((one) => ({ ...one, agreed: one.articlesId !== optional?.id }));
  const after = await record(changed, { userId, now: new Date(now.getTime() + 1_000) });

  expect(after).toHaveLength(before.length * 2);
  expect(after).toEqual(expect.arrayContaining(before));
});
