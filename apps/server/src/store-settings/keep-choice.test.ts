import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { setTendersChosen } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import { setWorksAlone } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { expect, test } from 'vitest';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const ofSetting = (storeId: string) => shop.staffOf({ id: storeId }, ['SETTING']);
const choices = {
  tendersChosen: {
    act: 'setTendersChosen',
    step: 'tenders' as const,
    mayOf: ({ storeId }: At) => ofSetting(storeId),
    mayNotOf: ({ storeId }: At) => shop.staffOf({ id: storeId }, ['ORDER', 'STORE_EDIT']),
    set: (storeId: string, tendersChosen: boolean, as?: Caller) =>
      shop.call(setTendersChosen, { storeId, tendersChosen }, as),
  },
  worksAlone: {
    act: 'setWorksAlone',
    step: 'staff' as const,
    mayOf: async ({ owner }: At) => owner,
    mayNotOf: ({ storeId }: At) => ofSetting(storeId),
    set: (storeId: string, worksAlone: boolean, as?: Caller) =>
      shop.call(setWorksAlone, { storeId, worksAlone }, as),
  },
};

test.each(['tendersChosen', 'worksAlone'] as const)(
  'the choice %s completes a first step, can be taken back, and is one change if it is sent twice',
  async (name) => {
    const { act, step, mayOf, set } = choices[name];
    const at = await shop.openStore();
    const { storeId, owner } = at;
    const who = await mayOf(at);
    const isDone = async () =>
      (await shop.call(getDashboard, { storeId }, owner)).response.firstSteps?.[step];

    expect(await isDone()).toBe(false);
    expect(await set(storeId, true, who)).toMatchObject({ http: 200, response: { [name]: true } });
    expect(await set(storeId, true, who)).toMatchObject({ http: 200, response: { [name]: true } });
    expect(await isDone()).toBe(true);
    await set(storeId, false, who);
    expect(await isDone()).toBe(false);

    const trail = await shop.db
      .selectFrom('storeTrail')
      .select(['before', 'after'])
      .where('storeId', '=', storeId)
      .where('act', '=', act)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { before: { [name]: false }, after: { [name]: true } },
      { before: { [name]: true }, after: { [name]: false } },
    ]);
  },
);

test.each(['tendersChosen', 'worksAlone'] as const)(
  'only members with the right can make the choice %s',
  async (name) => {
    const { mayNotOf, set } = choices[name];
    const at = await shop.openStore();

    expect(await set(at.storeId, true)).toMatchObject({ http: 401 });
    expect(await set(at.storeId, true, await shop.person())).toMatchObject({ http: 404 });
    expect(await set(at.storeId, true, await mayNotOf(at))).toMatchObject({ http: 403 });
  },
);
