import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { expect, test } from 'vitest';
import { incomingFolder } from '#server/providers/storage/storage-key.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const small = await picture('png');

/** A server whose storage holds back uploads until `give` is called, and records the order of writes. */
async function serverThatWaits() {
  const { storage } = shop;
  const given = Promise.withResolvers<void>();
  const written: string[] = [];
  const { call } = await shop.instance({
    storage: {
      ...storage,
      read: async (key, most) => {
        if (key.startsWith(incomingFolder)) await given.promise;
        return storage.read(key, most);
      },
      write: async (key, file) => {
        written.push(key);
        return storage.write(key, file);
      },
    },
  });
  const readAll = (as: Person, keys: readonly string[]) =>
    keys.map((awsKey) => call(getFileAccessUrl, { awsKey }, as));
  return { readAll, written, give: given.resolve };
}

const upload = (as: Person, pictures: readonly Buffer[]) =>
  Promise.all(pictures.map((bytes) => files.upload(as, bytes)));

test('many large pictures of one user do not delay a small one of another user', async () => {
  const [hostile, other] = [await shop.person(), await shop.person()];
  const large = await picture('png', { width: 3_000, height: 3_000 });
  const ofHostile = await upload(
    hostile,
    Array.from({ length: 8 }, () => large),
  );
  const ofOther = await upload(other, [small, small, small]);
  const server = await serverThatWaits();

  const hostileAnswers = server.readAll(hostile, ofHostile);
  const refused = await Promise.any(hostileAnswers);
  expect(refused).toMatchObject({
    http: 429,
    status: 'TOO_MANY_REQUESTS',
    message: expect.any(String),
    detail: { seconds: 5 },
  });
  expect(refused.headers['retry-after']).toBe('5');
  // A third one is refused while two wait.
  const otherAnswers = server.readAll(other, ofOther);
  expect((await Promise.any(otherAnswers)).http).toBe(429);
  server.give();

  const answers = { hostile: await Promise.all(hostileAnswers), other: await Promise.all(otherAnswers) };
  const served = (list: { http: number }[]) => list.filter(({ http }) => http === 200).length;
  expect([served(answers.hostile), served(answers.other)]).toEqual([3, 2]);
  const owners = server.written.map((key) => (key.includes(other.id) ? 'other' : 'hostile'));
  expect(owners).toEqual(['hostile', 'other', 'hostile', 'other', 'hostile']);
});
