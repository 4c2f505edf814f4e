import {
  codeTries,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { expireRateLimits, openPhoneBrowser, type PhoneBrowser, wrongCode } from '#test/phone-browser.ts';

const shop = await openShop();
const seconds = 1_000;

async function asked() {
  const phone = openPhoneBrowser(shop);
  await phone.request();
  const right = await phone.readCode();
  return { phone, right, wrong: wrongCode(right) };
}

function rowOf({ e164 }: PhoneBrowser) {
  return shop.db
    .selectFrom('phoneVerifications')
    .selectAll()
    .where('phoneE164', '=', e164)
    .executeTakeFirstOrThrow();
}

test('spec 4 · signup and forgot-username: the code equals the one that was sent, and a ticket of 10 minutes stays with this browser', async () => {
  const { phone, right } = await asked();
  expect(await phone.type(right)).toMatchObject({ http: 204 });

  const { verifiedAt, ticketExpiresAt } = await rowOf(phone);
  expect(verifiedAt).toEqual(shop.clock.now);
  expect(ticketExpiresAt).toEqual(new Date(shop.clock.now.getTime() + 600 * seconds));
});

test('spec 5 · a code that does not equal the one that was sent: verificationNumberIsIncorrect, with the tries left', async () => {
  const { phone, wrong, right } = await asked();
  const answers = [];
  for (let guess = 0; guess < codeTries; guess += 1) answers.push(await phone.type(wrong));

  expect(answers.map(({ http, status, detail }) => [http, status, detail])).toEqual(
    [4, 3, 2, 1, 0].map((triesLeft) => [409, 'VERIFICATION_NUMBER_INCORRECT', { triesLeft }]),
  );
  expect(await phone.type(right)).toMatchObject({
    http: 409,
    status: 'VERIFICATION_ENDED',
    detail: { reason: 'TRIES' },
  });
});

test('a code is valid for 180 seconds', async () => {
  const [inTime, late] = [await asked(), await asked()];
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 180 * seconds - 1);
  const first = await inTime.phone.type(inTime.right);
  shop.clock.now = new Date(start.getTime() + 180 * seconds);
  const second = await late.phone.type(late.right);
  shop.clock.now = start;

  expect(first).toMatchObject({ http: 204 });
  expect(second).toMatchObject({ status: 'VERIFICATION_ENDED', detail: { reason: 'EXPIRED' } });
});

test('a code is useless for another browser, purpose or number', async () => {
  const { phone, right } = await asked();
  const ended = { http: 409, status: 'VERIFICATION_ENDED', detail: { reason: 'EXPIRED' } };
  const thief = openPhoneBrowser(shop, { cellphone: phone.cellphone });

  expect(await thief.type(right)).toMatchObject(ended);
  expect(await phone.type(right, 'SIGN_UP')).toMatchObject(ended);
  const elsewhere = { cellphone: openPhoneBrowser(shop).cellphone, cellphoneCountryCode: '82', code: right };
  expect(await phone.call(verifyMobileVerificationCode, elsewhere)).toMatchObject(ended);
  expect(await phone.type(right)).toMatchObject({ http: 204 });
});

test('a repeated right code is reported as used, and the ticket stays', async () => {
  const { phone, right } = await asked();
  await phone.type(right);
  const before = await rowOf(phone);

  expect(await phone.type(right)).toMatchObject({ status: 'VERIFICATION_ENDED', detail: { reason: 'USED' } });
  expect(await rowOf(phone)).toEqual(before);
});

test('of 20 concurrent calls with the right code exactly one succeeds', async () => {
  const { phone, right } = await asked();
  // More tries than usual, so that the limit of tries does not decide the result.
  await shop.db.updateTable('phoneVerifications').set({ tries: -100 }).execute();
  const answers = await Promise.all(Array.from({ length: 20 }, () => phone.type(right)));

  expect(answers.filter(({ http }) => http === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'VERIFICATION_ENDED')).toHaveLength(19);
});

test('of 300 concurrent guesses exactly 5 are checked', async () => {
  const { phone, right, wrong } = await asked();
  const addresses = Array.from({ length: 300 }, (_, n) => `198.19.${n >> 8}.${n & 0xff}`);
  const number = { cellphone: phone.cellphone, cellphoneCountryCode: '82', code: wrong };
  const answers = await Promise.all(
    addresses.map((from) =>
      shop.call(verifyMobileVerificationCode, number, undefined, { from, headers: { cookie: phone.cookie } }),
    ),
  );
  const told = (status: string) => answers.filter((answer) => answer.status === status);

  expect(told('VERIFICATION_NUMBER_INCORRECT')).toHaveLength(5);
  expect(told('VERIFICATION_ENDED')).toHaveLength(295);
  expect(await rowOf(phone)).toMatchObject({ tries: 5, verifiedAt: null });
  expect(await phone.type(right)).toMatchObject({ status: 'VERIFICATION_ENDED' });
});

test('a number allows 20 guesses per day over all codes and browsers; then even the right code is refused', async () => {
  const { cellphone } = openPhoneBrowser(shop);
  const statuses: string[] = [];
  for (let code = 0; code < 5; code += 1) {
    const phone = openPhoneBrowser(shop, { cellphone });
    await expireRateLimits(shop, 30);
    await phone.request();
    const right = await phone.readCode();
    const guesses = code < 4 ? Array<string>(5).fill(wrongCode(right)) : [right];
    for (const guess of guesses) statuses.push((await phone.type(guess)).status);
  }

  expect(statuses).toEqual([...Array(20).fill('VERIFICATION_NUMBER_INCORRECT'), 'TOO_MANY_REQUESTS']);
});

test('a code is six digits', async () => {
  const { phone } = await asked();
  for (const code of ['', '12345', '1234567', '12345a']) {
    expect(await phone.type(code)).toMatchObject({ http: 400, fields: { code: 'wrongFormat' } });
  }
  expect(await rowOf(phone)).toMatchObject({ tries: 0 });
});

test('a signed-in user verifies a new phone', async () => {
  const [person, phone] = [await shop.person(), openPhoneBrowser(shop)];
  expect(await phone.verify(undefined, person)).toMatchObject({ http: 204 });
  expect(await rowOf(phone)).toMatchObject({ purpose: 'PHONE_CHANGE', verifiedAt: shop.clock.now });
});

test('at a shared till a code of one user is useless for the next', async () => {
  const [person, next] = [await shop.person(), await shop.person()];
  const phone = openPhoneBrowser(shop);
  await phone.request('PHONE_CHANGE', person);
  const right = await phone.readCode();

  expect(await phone.type(right, 'PHONE_CHANGE', next)).toMatchObject({
    status: 'VERIFICATION_ENDED',
    detail: { reason: 'EXPIRED' },
  });
  expect(await phone.type(right, 'PHONE_CHANGE', person)).toMatchObject({ http: 204 });
});
