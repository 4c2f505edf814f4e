import { listApplicationMoves } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertApplicationMove } from '#server/stores/stores.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });

async function movedStore() {
  const store = await shop.store({ applicationStatus: 'DRAFT' });
  const owner = await shop.ownerOf(store);
  const written = { at: shop.clock.now, reviewableSince: null };
  await shop.db.transaction().execute(async (tx) => {
    const first = { storeId: store.id, from: 'DRAFT', to: 'PENDING', reason: '' } as const;
    await insertApplicationMove(tx, { ...first, side: 'OWNER', by: owner.id, ...written });
    const second = { storeId: store.id, from: 'PENDING', to: 'DRAFT', reason: '사진이 흐려요' } as const;
    await insertApplicationMove(tx, { ...second, side: 'ADMIN', by: admin.id, ...written });
  });
  return { ...store, owner };
}

test('an owner reads every move and its reason, newest first, but not which admin it was', async () => {
  const store = await movedStore();
  const { response } = await shop.call(listApplicationMoves, { storeId: store.id }, store.owner);

  expect(response).toMatchObject([
    { from: 'PENDING', to: 'DRAFT', reason: '사진이 흐려요', by: 'ADMIN', byName: null },
    { from: 'DRAFT', to: 'PENDING', reason: '', by: 'OWNER', byName: '김마루' },
  ]);
});

test('an admin reads which admin made a move', async () => {
  const store = await movedStore();
  const { response } = await shop.call(listApplicationMoves, { storeId: store.id }, admin);

  expect(response.map(({ byName }) => byName)).toEqual(['한관리', '김마루']);
});

test('staff and outsiders cannot read the moves, and an unknown store is not found', async () => {
  const store = await movedStore();
  const { id: storeId } = store;
  const outsider = await shop.ownerOf(await shop.store());

  expect(await shop.call(listApplicationMoves, { storeId }, await shop.staffOf(store))).toMatchObject({
    http: 403,
  });
  expect(await shop.call(listApplicationMoves, { storeId }, outsider)).toMatchObject({ http: 404 });
  expect(await shop.call(listApplicationMoves, { storeId })).toMatchObject({ http: 401 });
  expect(await shop.call(listApplicationMoves, { storeId: newId() }, admin)).toMatchObject({ http: 404 });
});
