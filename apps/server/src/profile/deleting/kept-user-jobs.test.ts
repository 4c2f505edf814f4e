import { deleteUser } from '@maru/contract/profile/deletion.endpoints.ts';
import type { KeptGround } from '@maru/contract/profile/kept-for.ts';
import { expect, test } from 'vitest';
import { type Keys, openKeys, rotateKey } from '#server/keys/open-keys.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { openRecord, sealRecord } from './kept-record.ts';
import { keptUserJobs } from './kept-user-jobs.ts';

const shop = await openShop();
const masterKey = 'a master key of tests, of no use elsewhere';
const log = shop.app.hub.log;
const jobs = keptUserJobs({ db: shop.db, keys: shop.keys, clock: () => shop.clock.now, log });
const groundsOf = async (userId: string): Promise<KeptGround[]> =>
  (
    await shop.pool.query('select ground from kept_users where user_id = $1 order by ground', [userId])
  ).rows.map(({ ground }) => ground);

test('what is kept is destroyed on its day, not before, each ground by itself', async () => {
  const person = await shop.person();
  await (await openSignInFlow(shop)).signIn(person.username);
  await shop.call(deleteUser, { userId: person.id, password: 'maru1234!' }, person);
  const place = { userId: person.id, ground: 'CONTRACT' } as const;
  await shop.db
    .insertInto('keptUsers')
    .values({
      ...place,
      ...{ keptAt: shop.clock.now, destroyOn: '2031-11-21' },
      sealed: sealRecord(shop.keys, place, { name: '이하늘' }),
    })
    .execute();
  const destroy = async (at: string) => {
    shop.clock.now = new Date(at);
    await Promise.all([jobs['destroy-kept-users']?.run(), jobs['destroy-kept-users']?.run()]);
    return groundsOf(person.id);
  };

  expect(await destroy('2027-02-20T23:59:59+09:00')).toEqual(['CONTRACT', 'SIGN_IN_LOG']);
  expect(await destroy('2027-02-21T00:00:00+09:00')).toEqual(['CONTRACT']);
  expect(await destroy('2031-11-20T23:59:59+09:00')).toEqual(['CONTRACT']);
  expect(await destroy('2031-11-21T00:00:00+09:00')).toEqual([]);
});

test('a record can be opened after the data key that it was first sealed with is gone', async () => {
  const person = await shop.person();
  const place = { userId: person.id, ground: 'CONTRACT' } as const;
  await shop.db
    .insertInto('keptUsers')
    .values({
      ...{ ...place, keptAt: shop.clock.now, destroyOn: '2032-01-01' },
      sealed: sealRecord(shop.keys, place, { name: '이하늘' }),
    })
    .execute();
  const sealed = async () =>
    (
      await shop.db
        .selectFrom('keptUsers')
        .select('sealed')
        .where('userId', '=', person.id)
        .executeTakeFirstOrThrow()
    ).sealed;
  const seal = async (keys: Keys) => {
    await keptUserJobs({ db: shop.db, keys, clock: () => shop.clock.now, log })[
      'seal-kept-users-anew'
    ]?.run();
    return sealed();
  };
  const before = await sealed();
  expect(await seal(shop.keys)).toEqual(before);

  await rotateKey(shop.db, masterKey, 'data', 60_000);
  const rotated = await openKeys(shop.db, masterKey);
  const after = await seal(rotated);
  expect(after).not.toEqual(before);
  expect(await seal(rotated)).toEqual(after);
  // An instance that does not know the new key leaves the record as it is.
  expect(await seal(shop.keys)).toEqual(after);

  await shop.db
    .updateTable('keys')
    .set({ retiredAt: new Date(0) })
    .where('retiredAt', 'is not', null)
    .execute();
  const later = await openKeys(shop.db, masterKey);
  expect(later.secrets('data')).toHaveLength(1);
  expect(openRecord(later, place, after)).toEqual({ name: '이하늘' });
});

test('a sealed record can be opened only for the legal ground that it was sealed for', async () => {
  const person = await shop.person();
  const sealed = sealRecord(shop.keys, { userId: person.id, ground: 'CONTRACT' }, { name: '이하늘' });
  const open = (ground: KeptGround) => openRecord(shop.keys, { userId: person.id, ground }, sealed);
  expect(open('CONTRACT')).toEqual({ name: '이하늘' });
  expect(() => open('SIGN_IN_LOG')).toThrow();
});
