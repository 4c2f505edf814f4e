import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { setTendersChosen } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('tenders that are right as they are can be confirmed, and that taken back; said twice it is one change', async () => {
  const { storeId, owner } = await shop.openStore();
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  const say = (tendersChosen: boolean) => shop.call(setTendersChosen, { storeId, tendersChosen }, staff);
  const isDone = async () => (await shop.call(getDashboard, { storeId }, owner)).response.firstSteps?.tenders;

  expect(await isDone()).toBe(false);
  expect(await say(true)).toMatchObject({ http: 200, response: { tendersChosen: true } });
  expect(await say(true)).toMatchObject({ http: 200, response: { tendersChosen: true } });
  expect(await isDone()).toBe(true);
  await say(false);
  expect(await isDone()).toBe(false);

  const trail = await shop.db
    .selectFrom('storeTrail')
    .select(['before', 'after'])
    .where('storeId', '=', storeId)
    .where('act', '=', 'setTendersChosen')
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { before: { tendersChosen: false }, after: { tendersChosen: true } },
    { before: { tendersChosen: true }, after: { tendersChosen: false } },
  ]);
});

test('only who changes settings says it', async () => {
  const { storeId } = await shop.openStore();
  const input = { storeId, tendersChosen: true };
  const staff = await shop.staffOf({ id: storeId }, ['ORDER', 'STORE_EDIT']);

  expect(await shop.call(setTendersChosen, input)).toMatchObject({ http: 401 });
  expect(await shop.call(setTendersChosen, input, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(setTendersChosen, input, staff)).toMatchObject({ http: 403 });
});
