import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { insertApplicationMove } from './stores.queries.ts';

const shop = await openShop();
const { db } = shop;

async function moved() {
  const { id: storeId } = await shop.store();
  const { id: by } = await shop.person({ admin: true });
  const move = { storeId, from: 'PENDING', to: 'DRAFT', reason: '흐린 사진', side: 'ADMIN', by } as const;
  await db
    .transaction()
    .execute((tx) => insertApplicationMove(tx, { ...move, at: shop.clock.now, reviewableSince: null }));
  return { storeId, by };
}

test('moves of an application cannot be changed, deleted or truncated', async () => {
  const { storeId } = await moved();
  const change = (statement: ReturnType<typeof sql>) => statement.execute(db);

  await expect(
    change(sql`update store_application_moves set reason = '' where store_id = ${storeId}`),
  ).rejects.toThrow('append-only');
  await expect(change(sql`delete from store_application_moves where store_id = ${storeId}`)).rejects.toThrow(
    'append-only',
  );
  await expect(change(sql`truncate store_application_moves`)).rejects.toThrow('append-only');
});

test('deleting an account clears the author of a move and keeps its reason', async () => {
  const { storeId, by } = await moved();
  await db.deleteFrom('users').where('id', '=', by).execute();

  const moves = await db
    .selectFrom('storeApplicationMoves')
    .selectAll()
    .where('storeId', '=', storeId)
    .execute();
  expect(moves).toMatchObject([{ movedBy: null, movedBySide: 'ADMIN', reason: '흐린 사진' }]);
});
