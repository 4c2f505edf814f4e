import { listNews } from '@maru/contract/content/news.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import type { ArticleChange } from '#server/terms/article-changes.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { readArticles, textOf } from '#server/terms/read-articles.ts';
import { openShop } from '#test/open-shop.ts';
import { announceTerms, mailsAtOnce } from './announce-terms.ts';

const shop = await openShop();
const { db, clock } = shop;
const committed = await readArticles();
const now = new Date('2027-01-01T12:00:00+09:00');
const people = [await shop.person(), await shop.person(), await shop.person()];
const locked = await shop.person();
await db.updateTable('users').set({ accountNonLocked: false }).where('id', '=', locked.id).execute();
await db
  .updateTable('users')
  .set({ language: 'en' })
  .where('id', '=', people[1]?.id ?? '')
  .execute();
await db
  .updateTable('users')
  .set({ createdAt: new Date('2026-12-01') })
  .execute();

type Posted = { to: string; subject: string; lines: readonly string[] };
const posted: Posted[] = [];
const announce = (mail = async (_: unknown, one: Posted) => `${posted.push(one)}`) =>
  announceTerms({
    ...{ db, clock: () => clock.now, accountUrl: 'http://localhost:3000' },
    post: { mail, text: () => Promise.reject(), kakao: () => Promise.reject() },
  })();

const publish = (change?: ArticleChange, at = now) =>
  publishTerms(db, {
    now: at,
    articles: committed.map((article) =>
      change && article.key === 'service'
        ? { ...article, change, texts: { ...article.texts, ko: textOf('서비스 이용약관', '새 내용') } }
        : article,
    ),
  });
const news = async () => (await shop.call(listNews, {}, people[0])).response.content;

beforeEach(async () => {
  posted.length = 0;
  clock.now = now;
  for (const table of ['termsAnnouncements', 'news', 'termsArticles'] as const)
    await db.deleteFrom(table).execute();
  await publish(undefined, new Date('2026-11-01'));
});

const adverse: ArticleChange = { from: '2027-03-01', isAdverse: true, needsConsent: true };

test('the first terms are announced to nobody', async () => {
  await announce();
  expect(posted).toEqual([]);
  expect(await news()).toEqual([]);
});

test('a change is mailed once to every user who may sign in, in their language, and stands in the news', async () => {
  await publish(adverse);
  await announce();
  await announce();
  expect(posted.map(({ to }) => to).sort()).toEqual(people.map(({ username }) => username).sort());
  const ofKorean = posted.find(({ to }) => to === people[0]?.username);
  expect(ofKorean?.subject).toBe('약관이 바뀌어요');
  expect(ofKorean?.lines[1]).toBe(
    '서비스 이용약관: 2027년 3월 1일부터 새 내용이 적용돼요. 회원에게 불리할 수 있는 변경이에요. 적용되는 날부터 다시 동의를 받아요.',
  );
  expect(posted.find(({ to }) => to === people[1]?.username)?.subject).toBe('Our terms are changing');
  expect(await news()).toMatchObject([{ title: '약관이 바뀌어요', titleEn: 'Our terms are changing' }]);
});

test('a killed process resumes with the next batch, and nobody is mailed twice', async () => {
  await publish(adverse);
  let left = 1;
  const dying = async (_: unknown, one: Posted) => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    return `${posted.push(one)}`;
  };
  await expect(announce(dying)).rejects.toThrow('killed');
  // The mails of a batch are written with its transaction, so those of the killed one are gone.
  posted.length = 0;
  await announce();
  expect(posted).toHaveLength(people.length);
  expect(await news()).toHaveLength(1);
});

test('several instances share the work, and users after one batch are mailed, too', async () => {
  const more = Array.from({ length: mailsAtOnce }, (_, at) => ({
    ...{ id: crypto.randomUUID(), username: `many${at}@maru.test`, name: '김마루', passwordHash: '' },
    ...{ createdAt: new Date('2026-12-01'), emailVerifiedAt: new Date('2026-12-01') },
  }));
  await db.insertInto('users').values(more).execute();
  await publish(adverse);
  await Promise.all([announce(), announce(), announce()]);
  await announce();
  const addresses = posted.map(({ to }) => to);
  expect(addresses).toHaveLength(mailsAtOnce + people.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(await news()).toHaveLength(1);
});

test('who signs up after the announcement gets no mail of it', async () => {
  await publish(adverse);
  const { id, username } = await shop.person();
  await db
    .updateTable('users')
    .set({ createdAt: new Date(now.getTime() + 1_000) })
    .where('id', '=', id)
    .execute();
  await announce();
  expect(posted.map(({ to }) => to)).not.toContain(username);
});

test('a change whose day came before anybody was told is not announced any more', async () => {
  await publish(adverse);
  clock.now = new Date('2027-03-02');
  await announce();
  expect(posted).toEqual([]);
});
