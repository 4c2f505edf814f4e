import { deleteUser } from '@maru/contract/profile/deletion.endpoints.ts';
import type { KeptGround } from '@maru/contract/profile/kept-for.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { openRecord, sealRecord } from './kept-record.ts';
import { keptUserJobs } from './kept-user-jobs.ts';

const shop = await openShop();
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

test('a record belongs to its user and ground', async () => {
  const person = await shop.person();
  const sealed = sealRecord(shop.keys, { userId: person.id, ground: 'CONTRACT' }, { name: '이하늘' });
  const open = (ground: KeptGround) => openRecord(shop.keys, { userId: person.id, ground }, sealed);
  expect(open('CONTRACT')).toEqual({ name: '이하늘' });
  expect(() => open('SIGN_IN_LOG')).toThrow();
});
