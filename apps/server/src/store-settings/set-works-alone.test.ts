import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { setWorksAlone } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('an owner who works alone has chosen the staff, and can take it back; said twice it is one change', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const say = (worksAlone: boolean) => shop.call(setWorksAlone, { storeId, worksAlone }, owner);
  const isDone = async () => (await shop.call(getDashboard, { storeId }, owner)).response.firstSteps?.staff;

  expect(await isDone()).toBe(false);
  expect(await say(true)).toMatchObject({ http: 200, response: { worksAlone: true } });
  expect(await say(true)).toMatchObject({ http: 200, response: { worksAlone: true } });
  expect(await isDone()).toBe(true);
  await say(false);
  expect(await isDone()).toBe(false);

  const trail = await shop.db
    .selectFrom('storeTrail')
    .select(['before', 'after'])
    .where('storeId', '=', storeId)
    .where('act', '=', 'setWorksAlone')
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { before: { worksAlone: false }, after: { worksAlone: true } },
    { before: { worksAlone: true }, after: { worksAlone: false } },
  ]);
});

test('only an owner says it', async () => {
  const { storeId } = await shop.openStore();
  const input = { storeId, worksAlone: true };
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);

  expect(await shop.call(setWorksAlone, input)).toMatchObject({ http: 401 });
  expect(await shop.call(setWorksAlone, input, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(setWorksAlone, input, staff)).toMatchObject({ http: 403 });
});
