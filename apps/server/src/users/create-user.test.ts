import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { createUser } from './create-user.ts';
import { isPasswordOf } from './hash-password.ts';

const { db } = await freshDatabase();

test('an account is stored with its address in lower case and its password hashed', async () => {
  const id = await createUser(db, { username: 'Owner@Maru.test', name: '김마루', password: 'maru1234!' });
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  expect(user).toMatchObject({
    id,
    username: 'owner@maru.test',
    language: 'ko',
    admin: false,
    emailVerifiedAt: null,
  });
  expect(await isPasswordOf(user?.passwordHash, 'maru1234!')).toBe(true);
});

test('an address belongs to one account', async () => {
  const make = () => createUser(db, { username: 'twice@maru.test', name: '김마루', passwordHash: 'x' });
  await make();
  await expect(make()).rejects.toMatchObject({ code: '23505', constraint: 'users__username' });
});
