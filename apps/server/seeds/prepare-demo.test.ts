import { expect, test } from 'vitest';
import { createUser } from '#server/users/create-user.ts';
import { freshDatabase } from '#test/database.ts';
import { prepareDemo } from './prepare-demo.ts';

const now = new Date('2026-11-20T14:10:00+09:00');

async function databaseOf(username: string) {
  const { db } = await freshDatabase();
  await createUser(db, { username, name: '김마루', passwordHash: 'x', emailVerifiedAt: now });
  return (environment: 'trial' | 'production') => prepareDemo({ environment }, { db, now, log: () => {} });
}

test('a trial on a database in real use adds no demo accounts', async () => {
  const prepare = await databaseOf('kim@example.com');

  expect(await prepare('trial')).toEqual([]);
  expect(await prepare('production')).toEqual([]);
});

test('production refuses to start on a database with demo accounts and names them', async () => {
  const prepare = await databaseOf('staff@maru.test');

  expect(await prepare('trial')).toEqual(['staff@maru.test']);
  await expect(prepare('production')).rejects.toThrow('demo accounts: staff@maru.test');
});
