import { getAllUsers, searchUsers } from '@maru/contract/users/users.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertUser, updateUserFlags } from '#server/users/users.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ admin: true });
const ids = new Map<string, string>();

async function addUser(name: string, username: string, createdAt: string) {
  const id = newId();
  ids.set(id, username);
  await insertUser(shop.db, {
    ...{ id, name, username, passwordHash: 'x', language: 'ko', admin: false, emailVerifiedAt: null },
    createdAt: new Date(createdAt),
  });
  return id;
}

beforeAll(async () => {
  await addUser('나무늘', 'kim.a@maru.test', '2030-01-01T00:00:00Z');
  await addUser('Kimberly', 'zoe@maru.test', '2030-01-02T00:00:00Z');
  await addUser('김나나', 'kim.b@maru.test', '2030-01-03T00:00:00Z');
  await addUser('kim kim', 'kimkim@maru.test', '2030-01-04T00:00:00Z');
  await addUser('김나나', 'nana@maru.test', '2030-01-05T00:00:00Z');
  await addUser('100%_\\', '100%_x@maru.test', '2030-01-06T00:00:00Z');
});

type Page = { content: { id: string }[] };
const usernames = ({ content }: Page) => content.map(({ id }) => ids.get(id) ?? id);

async function search(username: string, over: { numberOfElements?: number; cursor?: string } = {}) {
  const answer = await shop.call(searchUsers, { username, ...over }, admin);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

test.each<[string, string[]]>([
  ['KIM.', ['kim.a@maru.test', 'kim.b@maru.test']],
  ['kim', ['kim.a@maru.test', 'kim.b@maru.test', 'kimkim@maru.test', 'zoe@maru.test']],
  ['kim.b@maru.test', ['kim.b@maru.test']],
  ['김나', ['kim.b@maru.test', 'nana@maru.test']],
  ['  kim kim ', ['kimkim@maru.test']],
  ['나나', []],
  ['100%_', ['100%_x@maru.test']],
  ['%', []],
  ['_', []],
])('users are found by the beginning of username or name, usernames first: %s', async (text, expected) => {
  const page = await search(text);
  expect(usernames(page)).toEqual(expected);
  expect(page).toMatchObject({ totalElements: expected.length, numberOfElements: expected.length });
});

test('spec 2 · a row has name, username and date of registration, masked, and says which flags are down', async () => {
  const { content } = await search('nana@');
  expect(content).toEqual([
    {
      id: expect.any(String),
      ...{ name: '김*나', username: 'na***@maru.test', createdAt: '2030-01-05T00:00:00.000Z' },
      ...{ accountNonLocked: true, accountNonExpired: true, credentialsNonExpired: true },
    },
  ]);
});

test.each(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'] as const)(
  'a row says that the flag %s is down, and that the others are up',
  async (flag) => {
    const username = `${newId()}@maru.test`;
    // Older than all others, so that it is on no first page.
    const id = await addUser('노을', username, '2029-01-01T00:00:00Z');
    await updateUserFlags(shop.db, id, { [flag]: false });

    const up = { accountNonLocked: true, accountNonExpired: true, credentialsNonExpired: true };
    const { content } = await search(username);
    expect(content).toMatchObject([{ id, ...up, [flag]: false }]);
    await shop.db.deleteFrom('users').where('id', '=', id).execute();
  },
);

test('cursors lead from the usernames on to the names and back, tell no name, and keep the count', async () => {
  const found: string[] = [];
  let page = await search('kim', { numberOfElements: 1 });
  for (;;) {
    expect(page.totalElements).toBe(4);
    found.push(...usernames(page));
    expect(`${page.nextCursor}${page.previousCursor}`).not.toMatch(/kim|zoe/i);
    if (!page.nextCursor) break;
    page = await search('kim', { numberOfElements: 1, cursor: page.nextCursor });
  }
  expect(found).toEqual(['kim.a@maru.test', 'kim.b@maru.test', 'kimkim@maru.test', 'zoe@maru.test']);

  const back = await search('kim', { numberOfElements: 2, cursor: page.previousCursor ?? '' });
  expect(usernames(back)).toEqual(['kim.b@maru.test', 'kimkim@maru.test']);
  const first = await search('kim', { numberOfElements: 2, cursor: back.previousCursor ?? '' });
  expect(usernames(first)).toEqual(['kim.a@maru.test']);
  expect(first.previousCursor).toBeNull();
});

test('two of the same name have an order, which the pages keep', async () => {
  const first = await search('김나나', { numberOfElements: 1 });
  const second = await search('김나나', { numberOfElements: 1, cursor: first.nextCursor ?? '' });
  expect([...usernames(first), ...usernames(second)]).toEqual(['kim.b@maru.test', 'nana@maru.test']);
  expect(second.nextCursor).toBeNull();
});

test('spec 5 · a search without a username is refused with enterUsername', async () => {
  const answer = await shop.call(searchUsers, { username: '  ' }, admin);
  expect(answer).toMatchObject({ http: 400, fields: { username: 'enterUsername' } });
});

test('spec 7 · getallusers: all users newest first in pages of a cursor, and manid narrows to one', async () => {
  const all = await shop.call(getAllUsers, { numberOfElements: 2 }, admin);
  expect(usernames(all.response)).toEqual(['100%_x@maru.test', 'nana@maru.test']);
  expect(all.response.totalElements).toBe(7);
  const next = { numberOfElements: 2, cursor: all.response.nextCursor ?? '' };
  const second = await shop.call(getAllUsers, next, admin);
  expect(usernames(second.response)).toEqual(['kimkim@maru.test', 'kim.b@maru.test']);
  const back = { numberOfElements: 2, cursor: second.response.previousCursor ?? '' };
  expect((await shop.call(getAllUsers, back, admin)).response.content).toEqual(all.response.content);

  const answer = await shop.app.hub.inject({
    url: `${getAllUsers.path}?manid=${admin.id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.json().response).toMatchObject({ content: [{ id: admin.id }], totalElements: 1 });
  const nobody = await shop.call(getAllUsers, { userId: newId() }, admin);
  expect(nobody.response).toMatchObject({ content: [], totalElements: 0, nextCursor: null });
});

test.each(['x', 'older:date:x:1', `older:username:${newId()}:1`, `newer:date:${newId()}:999999`])(
  'the cursor %s is refused',
  async (cursor) => {
    expect(await shop.call(getAllUsers, { cursor }, admin)).toMatchObject({
      http: 400,
      fields: { cursor: 'wrongFormat' },
    });
  },
);

test('the lists are for admins only', async () => {
  const owner = await shop.ownerOf(await shop.store());
  for (const call of [
    (as?: typeof owner) => shop.call(searchUsers, { username: 'kim' }, as),
    (as?: typeof owner) => shop.call(getAllUsers, {}, as),
  ]) {
    expect(await call(owner)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
    expect(await call()).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
  }
});
