import {
  changeStorePhone,
  getAtuSetting,
  updateAtuSetting,
} from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openPhoneBrowser, type PhoneBrowser } from '#test/phone-browser.ts';

const shop = await openShop();
const { lock, lockedStore, unlock } = lockBuilders(shop);

type Changing = { storeId: string; phone: PhoneBrowser; as: { token: string } };
function change({ storeId, phone: { cellphone, cellphoneCountryCode, call }, as }: Changing) {
  return call(changeStorePhone, { storeId, cellphone, cellphoneCountryCode }, as);
}

test('an owner sets the phone with a verified code, and the ticket works once', async () => {
  const { storeId, owner } = await shop.openStore();
  const phone = openPhoneBrowser(shop);
  expect(await change({ storeId, phone, as: owner })).toMatchObject({
    http: 409,
    status: 'PHONE_NOT_VERIFIED',
  });
  await phone.verify('STORE_PHONE', owner);

  const storePhone = `010-****-${phone.e164.slice(-4)}`;
  expect(await change({ storeId, phone, as: owner })).toMatchObject({ http: 200, response: { storePhone } });
  expect(await change({ storeId, phone, as: owner })).toMatchObject({ status: 'PHONE_NOT_VERIFIED' });

  const trail = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('act', '=', 'changeStorePhone')
    .execute();
  expect(trail).toMatchObject([{ actorId: owner.id, before: { storePhone: null }, after: { storePhone } }]);
});

test('a ticket for another purpose, or of another user in the same browser, is refused', async () => {
  const { storeId, owner } = await shop.openStore();
  const other = await shop.ownerOf({ id: storeId });
  const phone = openPhoneBrowser(shop);
  await phone.verify('PHONE_CHANGE', owner);
  expect(await change({ storeId, phone, as: owner })).toMatchObject({ status: 'PHONE_NOT_VERIFIED' });

  const second = openPhoneBrowser(shop);
  await second.verify('STORE_PHONE', other);
  expect(await change({ storeId, phone: second, as: owner })).toMatchObject({ status: 'PHONE_NOT_VERIFIED' });
  expect((await change({ storeId, phone: second, as: other })).http).toBe(200);
});

test('a stranger cannot request a code for a store phone', async () => {
  const phone = openPhoneBrowser(shop);
  expect(await phone.request('STORE_PHONE')).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
  expect(await phone.request('STORE_PHONE', await shop.clientToken())).toMatchObject({ http: 401 });
  expect(await phone.type('123456', 'STORE_PHONE')).toMatchObject({ http: 401 });
});

test('staff may not change the store phone', async () => {
  const { storeId } = await shop.openStore();
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  const phone = openPhoneBrowser(shop);
  await phone.verify('STORE_PHONE', staff);

  expect((await change({ storeId, phone, as: staff })).http).toBe(403);
});

test('while a part is locked not even an unlocked session can change it, and the ticket is kept', async () => {
  const at = await lockedStore();
  const phone = openPhoneBrowser(shop);
  await phone.verify('STORE_PHONE', at.owner);
  const locked = { http: 409, status: 'STORE_PHONE_LOCKED' };
  expect(await change({ ...at, phone, as: at.owner })).toMatchObject(locked);

  await unlock(at, at.owner);
  expect(await change({ ...at, phone, as: at.owner })).toMatchObject(locked);

  await lock(at, []);
  expect((await change({ ...at, phone, as: at.owner })).http).toBe(200);
});

test('a number that cannot receive texts is refused', async () => {
  const { storeId, owner } = await shop.openStore();
  const input = { storeId, cellphone: '02-1234-5678', cellphoneCountryCode: '82' };

  expect(await shop.call(changeStorePhone, input, owner)).toMatchObject({
    http: 400,
    fields: { cellphone: 'phoneGetsNoTexts' },
  });
});

test('a phone change concurrent with a lock comes before it or is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const at = await lockedStore();
    await unlock(at, at.owner);
    await lock(at, []);
    const phones = Array.from({ length: 4 }, () => openPhoneBrowser(shop));
    for (const phone of phones) await phone.verify('STORE_PHONE', at.owner);
    const { version } = (await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response;
    const locking = { storeId: at.storeId, version, lockedParts: ['MENU_EDIT' as const] };

    const [locked, ...changed] = await Promise.all([
      shop.call(updateAtuSetting, locking, at.owner),
      ...phones.map((phone) => change({ ...at, phone, as: at.owner })),
    ]);

    expect(locked.http).toBe(200);
    for (const answer of changed) expect(['OK', 'STORE_PHONE_LOCKED']).toContain(answer.status);
    const { storePhone } = (await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response;
    expect(locked.response.storePhone).toBe(storePhone);
  }
});
