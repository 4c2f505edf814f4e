import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();

/** A store whose owner adds members; each of them gets a mail. */
async function openStore() {
  const { id: storeId } = await shop.store();
  const owner = await shop.ownerOf({ id: storeId });
  const add = ({ username }: Person) =>
    shop.call(updateAccessControl, { storeId, action: 'ADD', username, role: 'STAFF' }, owner);
  return { add };
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => shop.person()));

test('many mails of one store to a dead mail server do not block those of another', async () => {
  const [hostile, other] = [await openStore(), await openStore()];
  const [many, [friend]] = [await people(10), await people(1)];
  const answers = Promise.withResolvers<undefined>();
  const given: string[] = [];
  const { app } = await shop.instance({
    carriers: {
      ...shop.carriers,
      mail: {
        ...shop.carriers.mail,
        send: async ({ to }) => {
          given.push(to);
          return to === friend?.username ? undefined : answers.promise;
        },
      },
    },
  });
  onTestFinished(() => app.close());
  for (const person of many) expect((await hostile.add(person)).http).toBe(200);
  await app.startWorkers();
  await vi.waitFor(() => expect(given).toHaveLength(2), { timeout: 25_000 });
  expect((await other.add(friend as Person)).http).toBe(200);

  await vi.waitFor(() => expect(given).toContain(friend?.username), { timeout: 25_000 });
  expect(given).toHaveLength(3);

  answers.resolve(undefined);
  await vi.waitFor(() => expect(new Set(given).size).toBe(11), { timeout: 25_000 });
});
