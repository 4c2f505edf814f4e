import { listNews } from '@maru/contract/content/news.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { ArticleChange } from '#server/terms/article-changes.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { readArticles, textOf } from '#server/terms/read-articles.ts';
import { openShop } from '#test/open-shop.ts';
import { announceTerms } from './announce-terms.ts';
import { mailsAtOnce } from './mail-announcement.ts';

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
const error = vi.fn();
const announce = (mail = async (_: unknown, one: Posted) => `${posted.push(one)}`, over = db) =>
  announceTerms({
    ...{ db: over, clock: () => clock.now, accountUrl: 'http://localhost:3000', log: { error } },
    post: { mail, text: () => Promise.reject(), kakao: () => Promise.reject() },
  })();

const publish = (change?: ArticleChange, at = now, keys = ['service']) =>
  publishTerms(db, {
    now: at,
    articles: committed.map((article) =>
      change && keys.includes(article.key)
        ? { ...article, change, texts: { ...article.texts, ko: textOf(article.texts.ko.title, '새 내용') } }
        : article,
    ),
  });
const news = async () => (await shop.call(listNews, {}, people[0])).response.content;

beforeEach(async () => {
  posted.length = 0;
  clock.now = now;
  error.mockReset();
  for (const table of ['termsUnmailed', 'termsAnnouncements', 'news', 'termsArticles'] as const)
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
  const { db: ofDying, close } = openDatabase({ connection: shop.connection, maximum: 2, onError: () => {} });
  let left = 1;
  const dying = async (_: unknown, one: Posted) => {
    if (left === 0) {
      void close();
      throw new Error('killed');
    }
    left -= 1;
    return `${posted.push(one)}`;
  };
  await expect(announce(dying, ofDying)).rejects.toThrow();
  // The mails of a batch are written in its transaction, so the mails of the killed batch are gone.
  posted.length = 0;
  await announce();
  expect(posted).toHaveLength(people.length);
  expect(await news()).toHaveLength(1);
});

const failsForAll = () => Promise.reject(new Error('no'));
const later = (minutes: number) => {
  clock.now = new Date(now.getTime() + minutes * 60_000);
};

test('a user whose mail cannot be written is named in the log, stops no other, and is tried again each hour', async () => {
  await publish(adverse);
  const [unlucky] = people;
  const failing = async (_: unknown, one: Posted) => {
    if (one.to === unlucky?.username) throw new Error('no');
    return `${posted.push(one)}`;
  };
  await announce(failing);
  const named = expect.objectContaining({ userId: unlucky?.id, failed: 1 });
  expect(error.mock.calls).toEqual([[named, expect.stringContaining('not mailed')]]);
  const tried = posted.length;
  expect(new Set(posted.map(({ to }) => to)).size).toBe(people.length - 1);
  later(60);
  await announce(failing);
  expect(error).toHaveBeenCalledTimes(1);
  later(61);
  await expect(announce(failing)).rejects.toThrow('not mailed: all of 1');
  expect(error).toHaveBeenCalledTimes(2);
  expect(posted).toHaveLength(tried);

  later(122);
  await Promise.all([announce(), announce()]);
  later(200);
  await announce();
  expect(posted.slice(tried).map(({ to }) => to)).toEqual([unlucky?.username]);
});

test('a user who is locked meanwhile, or whose mail is still unsent on the day of the change, gets no mail', async () => {
  await publish(adverse);
  await expect(announce(failsForAll)).rejects.toThrow(`all of ${people.length}`);
  const [first] = people;
  const setLocked = (isLocked: boolean) =>
    db
      .updateTable('users')
      .set({ accountNonLocked: !isLocked })
      .where('id', '=', first?.id ?? '')
      .execute();
  await setLocked(true);
  later(61);
  await announce();
  await setLocked(false);
  expect(posted).toHaveLength(people.length - 1);
  posted.length = 0;
  await db.deleteFrom('termsAnnouncements').execute();
  await expect(announce(failsForAll)).rejects.toThrow('not mailed');
  clock.now = new Date('2027-03-02');
  await announce();
  expect(posted).toEqual([]);
});

test('a change whose news cannot be written is named in the log and stops no other', async () => {
  await publish(adverse);
  await publish(adverse, new Date(now.getTime() + 1), ['service', 'privacy-policy']);
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.content::text like '%서비스 이용약관%' then raise 'no'; end if; return new; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before insert on news for each row execute function refuse()`.execute(db);
  later(1);
  await announce();
  expect(error.mock.calls).toEqual([[expect.objectContaining({ publishedAt: now }), expect.any(String)]]);
  expect(await news()).toHaveLength(1);
  expect(posted).toHaveLength(people.length);
  await sql`drop function refuse cascade`.execute(db);
  await announce();
  expect(await news()).toHaveLength(2);
  expect(posted).toHaveLength(2 * people.length);
});

test('a run in which every mail fails ends after ten, logs once, and the next one begins with the same users', async () => {
  const more = Array.from({ length: 30 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), username: `down${at}@maru.test`, name: '김마루', passwordHash: '' },
    ...{ createdAt: new Date('2026-12-01'), emailVerifiedAt: new Date('2026-12-01') },
  }));
  await db.insertInto('users').values(more).execute();
  await publish(adverse);
  const fails = vi.fn(failsForAll);
  for (const run of [1, 2]) {
    await expect(announce(fails)).rejects.toThrow('not mailed: all of 10');
    expect(error).toHaveBeenCalledTimes(run);
    // The batch fails at its first mail. Then ten mails are tried one by one.
    expect(fails).toHaveBeenCalledTimes(11 * run);
  }
  expect(await db.selectFrom('termsUnmailed').selectAll().execute()).toEqual([]);

  await announce();
  expect(new Set(posted.map(({ to }) => to)).size).toBe(more.length + people.length);
  expect(posted).toHaveLength(more.length + people.length);
  const ids = more.map(({ id }) => id);
  await db.deleteFrom('users').where('id', 'in', ids).execute();
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
