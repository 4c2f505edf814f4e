import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { searchUsers } from '@maru/contract/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { createUser } from '#server/users/create-user.ts';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { appointAdmin } from './appoint-admin.ts';

const shop = await openShop();
const appoint = (username: string) => appointAdmin(shop.db, { username, now: shop.clock.now });
const mayAct = async (person: Person) =>
  (await shop.call(searchUsers, { username: 'a' }, person)).http === 200;

test('an appointed user can act as an admin immediately, and the trail records it', async () => {
  const person = await shop.person();
  expect(await mayAct(person)).toBe(false);
  expect(await appoint(` ${person.username.toUpperCase()} `)).toBe('APPOINTED');
  expect(await mayAct(person)).toBe(true);
  const { response } = await shop.call(listUserEventLog, { id: person.id }, person);
  expect(response.content).toMatchObject([
    { act: 'appointAdmin', logLevel: 'WARN', before: { admin: false }, after: { admin: true } },
  ]);
  expect(await appoint(person.username)).toBe('ALREADY_ADMIN');
});

test('an unknown, an unverified and a deleted account are not appointed', async () => {
  const unverified = { username: 'new@maru.test', name: '새 사람', passwordHash: 'x' };
  const id = await createUser(shop.db, unverified);
  expect(await appoint('nobody@maru.test')).toBe('NOT_FOUND');
  expect(await appoint(unverified.username)).toBe('NOT_VERIFIED');
  const { rows } = await shop.pool.query('select admin from users where id = $1', [id]);
  expect(rows).toEqual([{ admin: false }]);
});

test.each(accountFlags)('an account whose %s is lowered is not appointed', async (flag) => {
  const person = await shop.person();
  await updateUserFlags(shop.db, person.id, { [flag]: false });
  expect(await appoint(person.username)).toBe('CANNOT_SIGN_IN');
});

test('of two appointments at once one is written', async () => {
  const { username } = await shop.person();
  expect((await Promise.all([appoint(username), appoint(username)])).sort()).toEqual([
    'ALREADY_ADMIN',
    'APPOINTED',
  ]);
});

test('the command says in words what to type', async () => {
  const script = join(import.meta.dirname, 'admin-command.ts');
  const run = promisify(execFile)(process.execPath, [script, 'appoint']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run admin -- appoint'),
  });
});
