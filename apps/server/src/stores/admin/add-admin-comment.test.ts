import { addAdminComment, listAdminComments } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });

test('spec 3 · admins note things on a store and read them, the newest first', async () => {
  const { id: storeId } = await shop.store();
  for (const content of ['전화로 확인함', '사진을 다시 요청함', '팩스로 받음']) {
    expect(await shop.call(addAdminComment, { storeId, content }, admin)).toMatchObject({
      http: 200,
      response: { content, authorName: '한관리' },
    });
  }

  const { response } = await shop.call(listAdminComments, { storeId, numberOfElements: 2 }, admin);
  expect(response).toMatchObject({
    content: [{ content: '팩스로 받음' }, { content: '사진을 다시 요청함' }],
    totalElements: 3,
    totalPages: 2,
    numberOfElements: 2,
  });
  const [trail] = await shop.db
    .selectFrom('storeTrail')
    .select(['act', 'actorId'])
    .where('storeId', '=', storeId)
    .execute();
  expect(trail).toEqual({ act: 'addAdminComment', actorId: admin.id });
});

test('members of the store cannot read notes', async () => {
  const store = await shop.store();
  const owner = await shop.ownerOf(store);
  const outsider = await shop.ownerOf(await shop.store());
  await shop.call(addAdminComment, { storeId: store.id, content: '확인함' }, admin);

  const read = (as?: typeof owner) => shop.call(listAdminComments, { storeId: store.id }, as);
  const write = (as?: typeof owner) => shop.call(addAdminComment, { storeId: store.id, content: '?' }, as);
  expect([await read(owner), await read(outsider), await read()].map(({ http }) => http)).toEqual([
    403, 404, 401,
  ]);
  expect([await write(owner), await write(outsider), await write()].map(({ http }) => http)).toEqual([
    403, 404, 401,
  ]);
});

test('a note needs a text and an existing store', async () => {
  const { id: storeId } = await shop.store();
  expect(await shop.call(addAdminComment, { storeId, content: '  ' }, admin)).toMatchObject({
    http: 400,
    fields: { content: 'required' },
  });
  expect(await shop.call(addAdminComment, { storeId: newId(), content: 'x' }, admin)).toMatchObject({
    http: 404,
  });
  expect(await shop.call(listAdminComments, { storeId: newId() }, admin)).toMatchObject({ http: 404 });
});

test('a repeated note gets the existing one', async () => {
  const { id: storeId } = await shop.store();
  const send = () => shop.call(addAdminComment, { storeId, content: '확인함' }, admin, { key: 'one note' });
  const [first, again] = await Promise.all([send(), send()]);
  const answers = [first, again, await send()].filter(({ status }) => status !== 'REQUEST_IN_PROGRESS');

  expect(new Set(answers.map(({ response }) => response.id)).size).toBe(1);
  const { response } = await shop.call(listAdminComments, { storeId }, admin);
  expect(response.totalElements).toBe(1);
});
