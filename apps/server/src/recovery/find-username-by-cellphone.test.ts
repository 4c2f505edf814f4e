import { findUsernameByCellphone as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openPhoneBrowser, type PhoneBrowser, wrongCode } from '#test/phone-browser.ts';

const shop = await openShop();
const minute = 60_000;
const ago = (minutes: number) => new Date(shop.clock.now.getTime() - minutes * minute);

async function giveTo(person: Person, { e164 }: PhoneBrowser, more: object = {}) {
  await shop.db
    .updateTable('users')
    .set({ phoneE164: e164, phoneCallingCode: '82', phoneVerifiedAt: ago(5), ...more })
    .where('id', '=', person.id)
    .execute();
}

const find = (phone: PhoneBrowser, cellphone = phone.cellphone) =>
  phone.call(wire, { cellphone, cellphoneCountryCode: '82' });
const isRefused = { http: 409, status: 'PHONE_NOT_VERIFIED' };

async function phoneOf(person: Person): Promise<PhoneBrowser> {
  const phone = openPhoneBrowser(shop);
  await giveTo(person, phone);
  return phone;
}

test('spec 4 · forgot username: the code matches, then the username is looked up', async () => {
  const person = await shop.person();
  const phone = await phoneOf(person);
  expect((await phone.verify()).http).toBe(204);

  expect(await find(phone)).toMatchObject({ http: 200, status: 'OK', response: person.username });
});

test('spec 7 · getUsernameByPhone: the number may be typed as people type it; response holds the username', async () => {
  const person = await shop.person();
  const phone = await phoneOf(person);
  await phone.verify();

  const typed = `${phone.cellphone.slice(1, 3)}-${phone.cellphone.slice(3, 7)}-${phone.cellphone.slice(7)}`;
  expect((await find(phone, typed)).response).toBe(person.username);
});

test('spec 8 · Email_not_found: nobody has verified this phone', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.verify();
  expect(await find(phone)).toMatchObject({ http: 404, status: 'EMAIL_NOT_FOUND' });
});

test('spec 5 · what is no phone number is refused', async () => {
  const phone = openPhoneBrowser(shop);
  expect(await find(phone, '0101')).toMatchObject({
    http: 400,
    fields: { cellphone: 'phoneNumberisNotCorrectFormat' },
  });
});

test('there is no username without the right code for this purpose', async () => {
  const phone = await phoneOf(await shop.person());
  expect(await find(phone)).toMatchObject(isRefused);

  await phone.request();
  await phone.type(wrongCode(await phone.readCode()));
  expect(await find(phone)).toMatchObject(isRefused);

  const other = await phoneOf(await shop.person());
  await other.verify('SIGN_UP');
  expect(await find(other)).toMatchObject(isRefused);
});

test('a verified phone reveals nothing about another phone or to another browser', async () => {
  const phone = await phoneOf(await shop.person());
  const other = await phoneOf(await shop.person());
  await phone.verify();

  expect(await find(phone, other.cellphone)).toMatchObject(isRefused);
  expect(await find(other, phone.cellphone)).toMatchObject(isRefused);
});

test('a verification allows one look-up, also of twenty concurrent ones', async () => {
  const person = await shop.person();
  const phone = await phoneOf(person);
  await phone.verify();

  const answers = await Promise.all(Array.from({ length: 20 }, () => find(phone)));
  expect(answers.filter(({ response }) => response === person.username)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'PHONE_NOT_VERIFIED')).toHaveLength(19);
});

test('of several users of one phone the live one who verified it last is found', async () => {
  const [earlier, later, gone] = [await shop.person(), await shop.person(), await shop.person()];
  const phone = openPhoneBrowser(shop);
  await giveTo(earlier, phone, { phoneVerifiedAt: ago(60) });
  await giveTo(later, phone, { phoneVerifiedAt: ago(30), accountNonLocked: false });
  await giveTo(gone, phone, { phoneVerifiedAt: ago(1), accountNonExpired: false });
  await phone.verify();

  expect((await find(phone)).response).toBe(later.username);
});

test('look-ups by strangers are limited', async () => {
  const phone = openPhoneBrowser(shop);
  const { most } = limits.calls.findUsernameByCellphone;
  const answers = await Promise.all(Array.from({ length: most + 1 }, () => find(phone)));
  expect(answers.filter(({ status }) => status === 'TOO_MANY_REQUESTS')).toHaveLength(1);
});
