import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './hash-password.ts';

test('a hash is argon2id with 19 MiB and two passes, and differs each time', async () => {
  const [one, other] = await Promise.all([hashPassword('maru1234!'), hashPassword('maru1234!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the password itself matches', async () => {
  const hash = await hashPassword('maru1234!');
  expect(await isPasswordOf(hash, 'maru1234!')).toBe(true);
  for (const wrong of ['maru1234', 'Maru1234!', ' maru1234!', ''])
    expect(await isPasswordOf(hash, wrong)).toBe(false);
});

test('nobody has a password, not even the one that stands in for it', async () => {
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false);
});
