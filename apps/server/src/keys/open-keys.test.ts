import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openKeys, rotateKey } from './open-keys.ts';

const masterKey = 'a master key of tests, of no use elsewhere';

test('concurrently starting instances create one key per purpose', async () => {
  const { db } = await freshDatabase();
  const opened = await Promise.all(Array.from({ length: 8 }, () => openKeys(db, masterKey)));

  expect(new Set(opened.map(({ signing }) => signing[0]?.kid)).size).toBe(1);
  expect(new Set(opened.map(({ secrets }) => secrets('cookie').join())).size).toBe(1);
  const purposes = await db.selectFrom('keys').select('purpose').execute();
  expect(new Set(purposes.map(({ purpose }) => purpose)).size).toBe(purposes.length);
});

test('after a rotation the new key comes first, and the old one is valid until it expires', async () => {
  const { db } = await freshDatabase();
  const before = await openKeys(db, masterKey);
  await rotateKey(db, masterKey, 'signing', 60_000);
  const after = await openKeys(db, masterKey);

  expect(after.signing.map(({ kid }) => kid)).toEqual([expect.any(String), before.signing[0]?.kid]);
  await rotateKey(db, masterKey, 'cookie', -1);
  const later = await openKeys(db, masterKey);
  expect(later.secrets('cookie')).toHaveLength(1);
  expect(later.secrets('cookie')).not.toEqual(before.secrets('cookie'));
});

test('another master key opens nothing and changes nothing', async () => {
  const { db } = await freshDatabase();
  const { signing } = await openKeys(db, masterKey);
  await expect(openKeys(db, 'another master key that is long enough')).rejects.toThrow('MASTER_KEY');
  expect((await openKeys(db, masterKey)).signing).toEqual(signing);
});

test('a key with the sealed content of another key cannot be opened', async () => {
  const { db } = await freshDatabase();
  await openKeys(db, masterKey);
  const cookie = await db
    .selectFrom('keys')
    .selectAll()
    .where('purpose', '=', 'cookie')
    .executeTakeFirstOrThrow();
  await db.updateTable('keys').set({ wrapped: cookie.wrapped }).where('purpose', '=', 'pepper').execute();
  await expect(openKeys(db, masterKey)).rejects.toThrow('MASTER_KEY');
});

test('a key whose sealed content was altered by one bit cannot be opened', async () => {
  const { db } = await freshDatabase();
  await openKeys(db, masterKey);
  const cookie = db.selectFrom('keys').select('wrapped').where('purpose', '=', 'cookie');
  const { wrapped } = await cookie.executeTakeFirstOrThrow();
  for (const at of [0, wrapped.length >> 1, wrapped.length - 1]) {
    const altered = Buffer.from(wrapped);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    await db.updateTable('keys').set({ wrapped: altered }).where('purpose', '=', 'cookie').execute();
    await expect(openKeys(db, masterKey)).rejects.toThrow('MASTER_KEY');
  }
});

test('no secret is stored in plain text', async () => {
  const { db } = await freshDatabase();
  const { signing, secrets } = await openKeys(db, masterKey);
  const rows = await db.selectFrom('keys').select('wrapped').execute();
  const stored = Buffer.concat(rows.map(({ wrapped }) => wrapped)).toString('latin1');
  expect(stored).not.toContain(signing[0]?.d);
  expect(stored).not.toContain(Buffer.from(secrets('pepper')[0], 'base64url').toString('latin1'));
});
