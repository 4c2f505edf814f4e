import { deleteNews, updateNews } from '@maru/contract/content/news.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders, newsInput } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { tellStoresTask } from './tell-stores.ts';

const shop = await openShop();
const { news } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const [one, two] = [await shop.store(), await shop.store()];

beforeEach(async () => {
  await shop.runJobs();
  await shop.db.deleteFrom('storeEvents').execute();
});

const events = async () =>
  shop.db
    .selectFrom('storeEvents')
    .select(['storeId', 'type', 'ids', 'version'])
    .orderBy('storeId')
    .orderBy('seq')
    .execute();
const both = (event: object) =>
  [one.id, two.id].sort().map((storeId) => ({ storeId, type: 'NEWS_CHANGED', ...event }));

test('every store gets an event about published, changed and deleted news', async () => {
  const { id } = await news(admin);
  await shop.runJobs();
  expect(await events()).toEqual(both({ ids: [id], version: 1 }));

  await shop.call(updateNews, { ...newsInput, id, version: 1, title: '고친 소식' }, admin);
  await shop.runJobs();
  await shop.call(deleteNews, { id, version: 2 }, admin);
  await shop.runJobs();
  expect(await events()).toHaveLength(6);
});

test('a draft sends no event, and scheduled news sends it only when its time comes', async () => {
  await news(admin, { status: 'DRAFT' });
  expect(await waiting()).toEqual([]);

  const publishAt = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
  await news(admin, { status: 'SCHEDULED', publishAt });
  const [job, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(Number(job?.seconds)).toBeGreaterThan(3_590);
  expect(Number(job?.seconds)).toBeLessThanOrEqual(3_600);
});

test('scheduled news that is edited or moved is announced once, and deleted news is not announced', async () => {
  const later = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
  const [kept, gone] = [
    await news(admin, { status: 'SCHEDULED', publishAt: later(60) }),
    await news(admin, { status: 'SCHEDULED', publishAt: later(60) }),
  ];
  const moved = { ...newsInput, id: kept.id, status: 'SCHEDULED' as const, publishAt: later(90) };
  await shop.call(updateNews, { ...moved, version: 1 }, admin);
  await shop.call(updateNews, { ...moved, version: 2, title: '다시 고친 소식' }, admin);
  await shop.call(deleteNews, { id: gone.id, version: 1 }, admin);
  await sql`update outbox set run_at = now()`.execute(shop.db);
  await shop.runJobs();
  expect(await events()).toEqual(both({ ids: [kept.id], version: 3 }));
});

test('many stores get the event in batches', async () => {
  const ids = Array.from({ length: 250 }, () => newId());
  await shop.db
    .insertInto('stores')
    .values(ids.map((id) => ({ id, name: '마루', applicationStatus: 'APPROVED' })))
    .execute();
  await shop.db
    .insertInto('storeEventCounters')
    .values(ids.map((storeId) => ({ storeId })))
    .execute();

  await news(admin);
  await shop.runJobs();
  expect(await events()).toHaveLength(200);
  await shop.runJobs();
  const all = await events();
  expect(new Set(all.map(({ storeId }) => storeId)).size).toBe(252);
  expect(all).toHaveLength(252);
});

async function waiting() {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now()) as seconds from outbox where task = ${tellStoresTask}`.execute(
    shop.db,
  );
  return rows;
}
