import { listAllStores, searchStores } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { insertStore } from '#server/stores/stores.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '관리자', admin: true });

type NewStore = Parameters<typeof insertStore>[1];

async function add(over: Partial<NewStore> & { name: string }): Promise<string> {
  const id = newId();
  const row = { id, applicationStatus: 'APPROVED', ...over };
  await shop.db.transaction().execute((tx) => insertStore(tx, row));
  return id;
}

async function own(storeId: string, person: { username: string; name: string }) {
  const userId = await createUser(shop.db, { ...person, passwordHash: '', emailVerifiedAt: new Date() });
  await shop.db
    .transaction()
    .execute((tx) => insertMember(tx, { storeId, userId, role: 'OWNER', rights: [] }));
}

async function found(stringToSearch: string): Promise<string[]> {
  const { response } = await shop.call(searchStores, { stringToSearch }, admin);
  return response.content.map(({ name }) => name);
}

test('spec 7 · an admin finds a store by name, initial consonants, address, business number and username', async () => {
  const id = await add({
    name: '한빛 베이커리',
    address: '부산광역시 해운대구 우동 1',
    businessNumber: '220-81-62517',
  });
  await own(id, { username: 'hanbit.owner@maru.test', name: '한마루' });

  for (const typed of [
    '한빛',
    '한빛베이커리',
    'ㅎㅂㅂㅇ',
    '해운대구 우동',
    '220-81-62517',
    '2208162517',
    'Hanbit.Owner@maru',
  ]) {
    expect(await found(typed), typed).toEqual(['한빛 베이커리']);
  }
  expect(await found('없는 매장')).toEqual([]);
});

test('a percent sign is searched literally', async () => {
  await add({ name: '100% 생과일' });
  expect(await found('100%')).toEqual(['100% 생과일']);
  expect(await found('%')).toEqual(['100% 생과일']);
});

test('the owner of a store is masked', async () => {
  const id = await add({ name: '가려진 가게' });
  await own(id, { username: 'owner-hidden@maru.test', name: '한마루' });

  const { response } = await shop.call(searchStores, { stringToSearch: '가려진' }, admin);
  expect(response.content[0]).toMatchObject({ ownerName: '한*루', ownerUsername: 'ow***@maru.test' });
});

test('waiting stores are listed by their deadline, then those in which something is missing; others newest first', async () => {
  const waiting = { applicationStatus: 'PENDING', address: '대기로 1' };
  const [sooner, later] = [new Date('2026-11-19T01:00:00Z'), new Date('2026-11-20T02:00:00Z')];
  await add({ ...waiting, name: '나중', submittedAt: later, reviewableSince: later });
  await add({ ...waiting, name: '먼저', submittedAt: sooner, reviewableSince: sooner });
  await add({ ...waiting, name: '덜 채운', submittedAt: sooner });
  await add({ name: '승인된', address: '대기로 1', createdAt: new Date('2030-01-01T00:00:00Z') });

  const { response } = await shop.call(
    searchStores,
    { stringToSearch: '대기로', applicationStatus: 'PENDING' },
    admin,
  );
  expect(response.content.map(({ name }) => name)).toEqual(['먼저', '나중', '덜 채운']);
  expect(response.content[0]).toMatchObject({
    submittedAt: '2026-11-19T01:00:00.000Z',
    applicationDueAt: '2026-11-20T01:00:00.000Z',
    missing: expect.arrayContaining(['registrationImageKey', 'businessNumber']),
  });
  expect(response.content[2]?.applicationDueAt).toBeNull();
  expect((await found('대기로'))[0]).toBe('승인된');
});

test('spec 7 · all stores come page by page, each once', async () => {
  await sql`insert into stores (id, name, application_status, created_at)
    select gen_random_uuid(), 'page ' || i, 'DRAFT', '2020-01-01'::timestamptz from generate_series(1, 30) i`.execute(
    shop.db,
  );
  const pageOf = async (currentPage: number) =>
    (await shop.call(listAllStores, { currentPage, numberOfElements: 10 }, admin)).response;

  const first = await pageOf(0);
  const pages = await Promise.all(Array.from({ length: first.totalPages }, (_, page) => pageOf(page)));
  const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
  expect(new Set(ids).size).toBe(first.totalElements);
  expect(ids).toHaveLength(first.totalElements);
  expect(await pageOf(first.totalPages)).toMatchObject({ content: [], numberOfElements: 0 });
});

test('only admins see the list', async () => {
  const owner = await shop.ownerOf(await shop.store());
  for (const endpoint of [listAllStores, searchStores]) {
    expect(await shop.call(endpoint, {}, owner)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
    expect(await shop.call(endpoint, {})).toMatchObject({ http: 401 });
  }
});
