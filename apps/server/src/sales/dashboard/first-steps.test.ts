import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { updatePaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { setTendersChosen } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import { setWorksAlone } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { type OpeningHours, weekdays } from '@maru/contract/stores/opening-hours.ts';
import { submitStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { storeFields } from '#test/builders/store-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = { storeId: string; owner: Caller };

const nothing = { menu: false, hours: false, registration: false, tenders: false, staff: false };
const payment = {
  tenderTypes: ['card' as const, 'INSTORE_CASH' as const, 'INSTORE_CAT' as const],
  ...{ closePaidOrders: true, receiptHeader: '', receiptFooter: '', cashReceiptObligated: false },
};

async function openDraft() {
  const { id: storeId } = await shop.store({ ...storeFields, applicationStatus: 'DRAFT' });
  return { storeId, owner: await shop.ownerOf({ id: storeId }) };
}

async function steps({ storeId, owner }: At) {
  return (await shop.call(getDashboard, { storeId }, owner)).response.firstSteps;
}

async function done<T extends { http: number }>(answer: Promise<T>): Promise<T> {
  const found = await answer;
  if (found.http !== 200) throw new Error(JSON.stringify(found));
  return found;
}

/** The same hours every day, or never. */
function hoursOf(open: { from: number; to: number } | null): OpeningHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, { open, breaks: [] }]));
  return { days: days as unknown as OpeningHours['days'], holidays: [] };
}

test('each first step is ticked once it is done, and the list ends with the first order', async () => {
  const at = await openDraft();
  const { storeId, owner } = at;
  expect(await steps(at)).toEqual(nothing);

  const menu = await shop.addMenu(storeId);
  expect(await steps(at)).toEqual({ ...nothing, menu: true });
  await done(
    shop.call(updateStore, { storeId, version: 1, openingHours: hoursOf({ from: 540, to: 1_200 }) }, owner),
  );
  expect(await steps(at)).toEqual({ ...nothing, menu: true, hours: true });

  await done(shop.call(submitStore, { storeId }, owner));
  expect(await steps(at)).toMatchObject({ registration: false });
  const { awsKey: registrationImageKey } = await shop.registrationImage(owner);
  await done(shop.call(updateStore, { storeId, version: 3, registrationImageKey }, owner));
  expect(await steps(at)).toEqual({ ...nothing, menu: true, hours: true, registration: true });

  await done(shop.call(setTendersChosen, { storeId, tendersChosen: true }, owner));
  await done(shop.call(setWorksAlone, { storeId, worksAlone: true }, owner));
  const all = { menu: true, hours: true, registration: true, tenders: true, staff: true };
  expect(await steps(at)).toEqual(all);

  const decision = { storeId, version: 4, newStatus: 'APPROVED' as const };
  await done(shop.call(updateStoreApplicationStatus, decision, await shop.person({ admin: true })));
  await shop.order({ ...at, menu });
  expect(await steps(at)).toBeNull();
});

test('the step for tenders is ticked by a change of the tenders, and not by a change of the receipt', async () => {
  const at = await openDraft();
  const { storeId, owner } = at;

  const withFooter = { ...payment, receiptFooter: '고맙습니다' };
  await done(shop.call(updatePaymentSetting, { storeId, version: 1, ...withFooter }, owner));
  expect(await steps(at)).toMatchObject({ tenders: false });
  const cashOnly = { ...withFooter, tenderTypes: ['INSTORE_CASH' as const] };
  await done(shop.call(updatePaymentSetting, { storeId, version: 2, ...cashOnly }, owner));
  expect(await steps(at)).toMatchObject({ tenders: true });
});

test('opening hours that never open the store do not tick the step for hours', async () => {
  const at = await openDraft();
  const { storeId, owner } = at;
  await done(shop.call(updateStore, { storeId, version: 1, openingHours: hoursOf(null) }, owner));
  expect(await steps(at)).toMatchObject({ hours: false });

  await shop.db
    .updateTable('stores')
    .set({ openingHours: JSON.stringify({}) })
    .where('id', '=', storeId)
    .execute();
  expect(await steps(at)).toMatchObject({ hours: false });
});
