import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { updateUser, withdrawNewContact } from '@maru/contract/profile/profile-changes.endpoints.ts';
import { findUsernameByCellphone } from '@maru/contract/recovery/recovery.endpoints.ts';
import { expect, test } from 'vitest';
import { pendingContactOf } from '#server/users/pending-contact-of.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openPhoneBrowser, type PhoneBrowser } from '#test/phone-browser.ts';

const shop = await openShop();
const password = 'maru1234!';

function change(phone: PhoneBrowser, person: Person, over: object = {}) {
  const { cellphone, cellphoneCountryCode } = phone;
  const input = { userId: person.id, password, cellphone, cellphoneCountryCode, ...over };
  return phone.call(updateUser, input, person);
}
const profileOf = async (person: Person) => (await shop.call(getProfile, {}, person)).response;
const written = ({ cellphone }: PhoneBrowser) =>
  `${cellphone.slice(0, 3)}-${cellphone.slice(3, 7)}-${cellphone.slice(7)}`;

test('spec 7 · PUT updateuser: the new number waits as newPhonenumber until its code is typed', async () => {
  const person = await shop.person();
  const phone = openPhoneBrowser(shop);
  expect(await change(phone, person)).toMatchObject({
    http: 200,
    response: { phonenumber: null, newPhonenumber: written(phone) },
  });
  expect(await pendingContactOf(shop.db, person.id)).toEqual({ newEmail: null, newPhone: written(phone) });

  await phone.verify('PHONE_CHANGE', person);
  expect(await change(phone, person)).toMatchObject({
    http: 200,
    response: { phonenumber: written(phone), newPhonenumber: null },
  });
  expect((await profileOf(person)).phonenumber).toBe(written(phone));
});

test('the changed number finds the username, the former one no more', async () => {
  const person = await shop.person();
  const [former, next] = [openPhoneBrowser(shop), openPhoneBrowser(shop)];
  for (const phone of [former, next]) {
    await phone.verify('PHONE_CHANGE', person);
    await change(phone, person);
  }
  for (const [phone, http] of [
    [former, 404],
    [next, 200],
  ] as const) {
    const lookup = openPhoneBrowser(shop, { cellphone: phone.cellphone });
    const { cellphone, cellphoneCountryCode } = lookup;
    await shop.db.deleteFrom('rateLimits').execute();
    await lookup.verify('FIND_USERNAME');
    expect((await lookup.call(findUsernameByCellphone, { cellphone, cellphoneCountryCode })).http).toBe(http);
  }
});

test('the person gets a mail, and the former number a text', async () => {
  const person = await shop.person();
  const [former, next] = [openPhoneBrowser(shop), openPhoneBrowser(shop)];
  await former.verify('PHONE_CHANGE', person);
  await change(former, person);
  await next.verify('PHONE_CHANGE', person);
  await change(next, person);

  expect(await shop.mailbox.lastTo(person.username)).toMatchObject({ subject: '휴대폰 번호가 바뀌었어요' });
  expect((await shop.mailbox.lastTo(former.e164)).body).toContain('다른 번호로 바뀌었어요');
});

test('a ticket of another user, another browser, another purpose or another number does not change the number', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const phone = openPhoneBrowser(shop);
  await phone.verify('PHONE_CHANGE', other);
  await phone.verify('STORE_PHONE', person);
  expect((await change(phone, person)).response).toMatchObject({ phonenumber: null });

  const mine = openPhoneBrowser(shop);
  await mine.verify('PHONE_CHANGE', person);
  expect((await change(openPhoneBrowser(shop), person)).response).toMatchObject({ phonenumber: null });
  expect((await change(mine, person, { cellphone: phone.cellphone })).response.phonenumber).toBeNull();
  expect((await change(mine, person)).response.phonenumber).toBe(written(mine));
});

test('a wrong password changes nothing and keeps the ticket', async () => {
  const person = await shop.person();
  const phone = openPhoneBrowser(shop);
  await phone.verify('PHONE_CHANGE', person);
  expect(await change(phone, person, { password: 'x' })).toMatchObject({
    http: 409,
    status: 'CURRENT_PASSWORD_INCORRECT',
  });
  expect((await change(phone, person)).response.phonenumber).toBe(written(phone));
});

test('a number that cannot get texts, or that is incomplete, is refused', async () => {
  const person = await shop.person();
  const phone = openPhoneBrowser(shop);
  for (const [cellphone, problem] of [
    ['021234567', 'phoneGetsNoTexts'],
    ['0101234', 'phoneNumberisNotCorrectFormat'],
  ])
    expect(await change(phone, person, { cellphone })).toMatchObject({
      http: 400,
      fields: { cellphone: problem },
    });
  for (const half of [
    {},
    { cellphone: phone.cellphone },
    { newEmail: 'a@maru.test', cellphone: phone.cellphone },
  ])
    expect(await shop.call(updateUser, { userId: person.id, password, ...half }, person)).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
    });
});

test('a pending number can be withdrawn', async () => {
  const person = await shop.person();
  const phone = openPhoneBrowser(shop);
  await change(phone, person);
  const input = { id: person.id, contact: 'PHONE' as const };
  expect(await shop.call(withdrawNewContact, input, person)).toMatchObject({
    http: 200,
    response: { newPhonenumber: null },
  });
});

test('the trail has the numbers masked', async () => {
  const person = await shop.person();
  const phone = openPhoneBrowser(shop);
  await change(phone, person);
  await phone.verify('PHONE_CHANGE', person);
  await change(phone, person);
  const rows = await shop.db
    .selectFrom('userTrail')
    .select(['act', 'before', 'after'])
    .where('userId', '=', person.id)
    .orderBy('id')
    .execute();
  const masked = `010-****-${phone.cellphone.slice(-4)}`;
  expect(rows).toEqual([
    { act: 'updateUser', before: { newPhone: null }, after: { newPhone: masked } },
    { act: 'updateUser', before: { phone: null }, after: { phone: masked } },
  ]);
});

test('nobody changes the number of another person', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const phone = openPhoneBrowser(shop);
  await phone.verify('PHONE_CHANGE', other);
  expect(await change(phone, other, { userId: person.id })).toMatchObject({ http: 404 });
  expect((await profileOf(person)).phonenumber).toBeNull();
});
