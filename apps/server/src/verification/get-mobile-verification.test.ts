import {
  codeTries,
  getMobileVerification,
  type VerificationPurpose,
} from '@maru/contract/verification/verification.endpoints.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { openPhoneBrowser, type PhoneBrowser, wrongCode } from '#test/phone-browser.ts';

const shop = await openShop();
const nothing = { http: 200, response: { state: 'NONE', secondsLeft: 0 } };

function ask(phone: PhoneBrowser, { cellphone, cellphoneCountryCode }: PhoneBrowser = phone) {
  return phone.call(getMobileVerification, { cellphone, cellphoneCountryCode, purpose: 'SIGN_UP' });
}

function pass(seconds: number) {
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + seconds * 1_000);
  onTestFinished(() => {
    shop.clock.now = start;
  });
}

test('a browser that requested no code has no verification', async () => {
  expect(await ask(openPhoneBrowser(shop))).toMatchObject(nothing);
});

test('an open code tells its remaining time, and nothing after it expired', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.request('SIGN_UP');
  pass(40);
  expect(await ask(phone)).toMatchObject({ response: { state: 'SENT', secondsLeft: 140 } });
  pass(140);
  expect(await ask(phone)).toMatchObject(nothing);
});

test('a verified phone is shown until its ticket expires', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.verify('SIGN_UP');
  pass(599);
  expect(await ask(phone)).toMatchObject({ response: { state: 'VERIFIED', secondsLeft: 1 } });
  pass(1);
  expect(await ask(phone)).toMatchObject(nothing);
});

test('a code with too many wrong guesses is not open', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.request('SIGN_UP');
  const wrong = wrongCode(await phone.readCode());
  for (let guess = 0; guess < codeTries; guess += 1) await phone.type(wrong, 'SIGN_UP');
  expect(await ask(phone)).toMatchObject(nothing);
});

test('another browser, number or purpose learns nothing', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.verify('SIGN_UP');
  const other = openPhoneBrowser(shop);
  expect(await ask(other, phone)).toMatchObject(nothing);
  expect(await ask(phone, other)).toMatchObject(nothing);
  const { cellphone, cellphoneCountryCode } = phone;
  expect(await phone.call(getMobileVerification, { cellphone, cellphoneCountryCode })).toMatchObject(nothing);
});

test.each<VerificationPurpose>(['PHONE_CHANGE', 'STORE_PHONE'])(
  'for %s only the signed-in user who verified the phone sees the verification',
  async (purpose) => {
    const phone = openPhoneBrowser(shop);
    const [mine, theirs] = [await shop.person(), await shop.person()];
    await phone.verify(purpose, mine);
    const { cellphone, cellphoneCountryCode } = phone;
    const input = { cellphone, cellphoneCountryCode, purpose };
    const found = await phone.call(getMobileVerification, input, mine);
    expect(found).toMatchObject({ response: { state: 'VERIFIED' } });
    expect(await phone.call(getMobileVerification, input, theirs)).toMatchObject(nothing);
    const asStranger = await phone.call(getMobileVerification, input);
    expect(asStranger).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
  },
);
