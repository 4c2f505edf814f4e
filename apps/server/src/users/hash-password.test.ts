import { expect, test, vi } from 'vitest';
import { hashPassword, isPasswordOf } from './hash-password.ts';

test('a hash is argon2id with 19 MiB and two passes, and differs each time', async () => {
  const [one, other] = await Promise.all([hashPassword('maru1234!'), hashPassword('maru1234!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the right password matches', async () => {
  const hash = await hashPassword('maru1234!');
  expect(await isPasswordOf(hash, 'maru1234!')).toBe(true);
  for (const wrong of ['maru1234', 'Maru1234!', ' maru1234!', ''])
    expect(await isPasswordOf(hash, wrong)).toBe(false);
});

test('no password matches the dummy hash', async () => {
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false);
});

test('a refusal by a full queue is not cached as the dummy hash', async () => {
  let finish = () => {};
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  vi.doMock('@node-rs/argon2', () => ({
    hash: () => finished.then(() => 'a hash'),
    verify: async () => true,
  }));
  vi.resetModules();
  const busy = await import('./hash-password.ts');
  // Two hashes run and 200 wait, one per address, so that none of them has to make room for another one.
  const waiting = Array.from({ length: 202 }, (_, i) => busy.hashPassword('maru1234!', `address ${i}`));

  for (const hash of [undefined, 'a hash'])
    await expect(busy.isPasswordOf(hash, 'maru1234!')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  finish();
  await Promise.all(waiting);
  expect(await busy.isPasswordOf(undefined, 'maru1234!')).toBe(false);
});

test('guesses from one address do not delay another address', async () => {
  const begun: string[] = [];
  vi.doMock('@node-rs/argon2', () => ({
    hash: async () => 'a hash',
    verify: async (_hash: string, by: string) => begun.push(by) > 0,
  }));
  vi.resetModules();
  const { isPasswordOf } = await import('./hash-password.ts');
  const guess = (by: string) => isPasswordOf('a hash', by, by);
  await Promise.all([...Array.from({ length: 20 }, () => guess('hostile')), guess('other')]);

  // Two guesses had begun and one more was next, before the other address had its turn.
  expect(begun.indexOf('other')).toBeLessThan(4);
});
