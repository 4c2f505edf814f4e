import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import { type TrailContext, writeStoreTrail, writeUserTrail } from './write-trail.ts';

const shop = await openShop();
const headers = { devicetype: 'web', deviceuuid: 'till-1', clientversion: '7.3.7' };

function contextOf(userId: string) {
  return {
    actor: { userId, grantId: 'grant', clientId: 'hub' },
    request: { headers, ip: '203.0.113.7' },
    requestId: 'request-1',
    now: shop.clock.now,
  } as unknown as TrailContext;
}

const about = { module: 'stores', act: 'updateStore' };

async function trailOf(storeId: string) {
  return shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).orderBy('id').execute();
}

test('a trail has the actor, act and device, and the differing fields, masked', async () => {
  const [storeId, userId] = [newId(), newId()];
  const before = { name: '마루', phone: '+821012345678', memo: '', openingHours: { a: 1, b: 2 }, version: 1 };
  const after = { ...before, phone: '+821087654321', openingHours: { b: 2, a: 1 }, version: 2 };
  await shop.db
    .transaction()
    .execute((tx) => writeStoreTrail(tx, contextOf(userId), { storeId, ...about, before, after }));

  expect(await trailOf(storeId)).toMatchObject([
    {
      ...{ actorId: userId, requestId: 'request-1', at: shop.clock.now, logLevel: 'INFO', ...about },
      ...{ deviceType: 'web', deviceUuid: 'till-1', clientVersion: '7.3.7' },
      before: { phone: '010-****-5678' },
      after: { phone: '010-****-4321' },
    },
  ]);
});

test('created and removed rows are stored with all fields', async () => {
  const storeId = newId();
  const row = { id: storeId, ownerName: '홍길동' };
  await shop.db.transaction().execute(async (tx) => {
    await writeStoreTrail(tx, contextOf(newId()), { storeId, ...about, before: null, after: row });
    await writeStoreTrail(tx, contextOf(newId()), { storeId, ...about, before: row, after: null });
  });

  const kept = { id: storeId, ownerName: '홍*동' };
  expect(await trailOf(storeId)).toMatchObject([
    { before: null, after: kept },
    { before: kept, after: null },
  ]);
});

test('a name beside a username is masked as a person, even if only the name changed', async () => {
  const id = newId();
  const [before, after] = [{ name: '홍길동' }, { name: '임꺽정' }];
  const beside = { username: 'hong@naver.com' };
  await shop.db.transaction().execute(async (tx) => {
    const both = { before: { ...before, ...beside }, after: { ...after, ...beside } };
    await writeStoreTrail(tx, contextOf(id), { storeId: id, ...about, ...both });
    await writeUserTrail(tx, contextOf(id), { userId: id, ...about, before, after });
  });

  const kept = { before: { name: '홍*동' }, after: { name: '임*정' } };
  expect(await trailOf(id)).toMatchObject([kept]);
  const ofUser = await shop.db.selectFrom('userTrail').selectAll().where('userId', '=', id).execute();
  expect(ofUser).toMatchObject([kept]);
});

test('an act of a job has no actor and no device', async () => {
  const storeId = newId();
  const job = { actor: undefined, requestId: 'job', now: shop.clock.now };
  await shop.db
    .transaction()
    .execute((tx) => writeStoreTrail(tx, job, { storeId, ...about, before: {}, after: { a: 1 } }));

  expect(await trailOf(storeId)).toMatchObject([{ actorId: null, deviceType: null, after: { a: 1 } }]);
});

test('a rollback removes the trail, too', async () => {
  const storeId = newId();
  const undone = shop.db.transaction().execute(async (tx) => {
    await writeStoreTrail(tx, contextOf(newId()), { storeId, ...about, before: {}, after: {} });
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await trailOf(storeId)).toEqual([]);
});

test.each(['store_trail', 'user_trail'])(
  '%s is append-only: rows cannot be changed or deleted',
  async (name) => {
    const id = newId();
    await shop.db.transaction().execute(async (tx) => {
      await writeStoreTrail(tx, contextOf(id), { storeId: id, ...about, before: null, after: {} });
      await writeUserTrail(tx, contextOf(id), { userId: id, ...about, before: null, after: {} });
    });
    const table = sql.table(name);

    await expect(sql`update ${table} set act = 'other'`.execute(shop.db)).rejects.toThrow('append-only');
    await expect(sql`delete from ${table}`.execute(shop.db)).rejects.toThrow('append-only');
    await expect(sql`truncate ${table}`.execute(shop.db)).rejects.toThrow('append-only');
  },
);
