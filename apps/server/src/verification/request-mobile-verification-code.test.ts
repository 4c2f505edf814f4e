import { requestMobileVerificationCode } from '@maru/contract/verification/verification.endpoints.ts';
import iconv from 'iconv-lite';
import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { logSettings } from '#server/http/log-error.ts';
import { openShop } from '#test/open-shop.ts';
import { expireRateLimits, openPhoneBrowser, wrongCode } from '#test/phone-browser.ts';
import { scansOf } from '#test/scans-of.ts';
import { deleteExpiredVerifications } from './phone-verifications.queries.ts';

const shop = await openShop();
const minutes = 60_000;
const later = (milliseconds: number) => new Date(shop.clock.now.getTime() + milliseconds);

function rowsOf(phone: { e164: string }) {
  return shop.db.selectFrom('phoneVerifications').selectAll().where('phoneE164', '=', phone.e164).execute();
}

test('spec 7 · requestMobileCode: the answer field response holds an id, not the code, which goes to the phone', async () => {
  const phone = openPhoneBrowser(shop);
  const answer = await phone.request();

  expect(answer).toMatchObject({ http: 200, status: 'OK' });
  expect(answer.response).toMatch(/^[0-9a-f-]{36}$/);
  const code = await phone.readCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(answer)).not.toContain(code);
});

test('spec 7 · requestMobileCode: with ECHO_PHONE_CODE the answer field response holds the code', async () => {
  const config = { ...shop.config, echoPhoneCode: true };
  const { call } = await shop.instance({ config });
  const phone = openPhoneBrowser(shop);
  const number = { cellphone: phone.cellphone, cellphoneCountryCode: '82' };

  const { response } = await call(requestMobileVerificationCode, number);
  expect(response).toBe(await phone.readCode());
});

test('spec 7 · GET requestmobileverificationcode takes cellphone and cellphonecountrycode', async () => {
  const { cellphone, e164 } = openPhoneBrowser(shop);
  const query = new URLSearchParams({ cellphone, cellphonecountrycode: '82' });
  const url = `/v5/membership/profile/requestmobileverificationcode?${query}`;

  for (const origin of [shop.app.account, shop.app.hub]) {
    const answer = await origin.inject({ url });
    expect(answer.json()).toMatchObject({ status: 'OK', response: expect.any(String) });
    await expireRateLimits(shop, 30);
  }
  expect(await shop.mailbox.allTo(e164)).toHaveLength(2);
});

test('the text fits into one SMS, in the language of the caller', async () => {
  const korean = openPhoneBrowser(shop);
  await korean.request();
  const english = openPhoneBrowser(shop);
  await english.request(undefined, undefined, 'en');

  const texts = [await shop.mailbox.lastTo(korean.e164), await shop.mailbox.lastTo(english.e164)];
  expect(texts[0]?.body).toContain('인증번호');
  expect(texts[1]?.body).toContain('Your verification code is');
  for (const { body, form } of texts) {
    expect(iconv.encode(body, 'cp949').length).toBeLessThanOrEqual(90);
    expect(form).toBe('SMS');
  }
});

test('the cookie is HttpOnly, SameSite and identifies only this browser', async () => {
  const phone = openPhoneBrowser(shop);
  const { headers } = await phone.request();

  expect(headers['set-cookie']).toMatch(
    /^maru-browser=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
  );
  const [row] = await rowsOf(phone);
  expect(JSON.stringify(row)).not.toContain(phone.cookie.split('=')[1]);
});

test('under https the cookie is Secure with the __Host- prefix, and the plain one is ignored', async () => {
  const config = readConfig({ ACCOUNT_URL: 'https://account.example', HUB_URL: 'https://hub.example' });
  const { call } = await shop.instance({ config });
  const phone = openPhoneBrowser(shop);
  await phone.request();
  const number = { cellphone: phone.cellphone, cellphoneCountryCode: '82' };
  await expireRateLimits(shop, 30);

  const answer = await call(requestMobileVerificationCode, number, undefined, {
    headers: { cookie: phone.cookie },
  });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-maru-browser=[\w-]{43}; .*; Secure$/);
  expect(await rowsOf(phone)).toHaveLength(2);
});

test('another site cannot make the browsers of its visitors send codes', async () => {
  const { cellphone, e164 } = openPhoneBrowser(shop);
  const ask = (site: string) =>
    shop.call(requestMobileVerificationCode, { cellphone, cellphoneCountryCode: '82' }, undefined, {
      headers: { 'sec-fetch-site': site },
    });

  expect(await ask('cross-site')).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.mailbox.allTo(e164)).toEqual([]);
  expect(await ask('same-origin')).toMatchObject({ http: 200 });
});

test('an invented cookie is replaced', async () => {
  const number = { cellphone: openPhoneBrowser(shop).cellphone, cellphoneCountryCode: '82' };
  for (const made of ['maru-browser=x', 'maru-browser', 'maru-browser=', '']) {
    const { headers } = await shop.call(requestMobileVerificationCode, number, undefined, {
      headers: { cookie: made },
    });
    expect(headers['set-cookie']).toMatch(/^maru-browser=[\w-]{43};/);
    await expireRateLimits(shop, 30);
  }
});

test('a missing purpose means FIND_USERNAME, or PHONE_CHANGE for a signed-in user', async () => {
  const stranger = openPhoneBrowser(shop);
  await stranger.request();
  const person = openPhoneBrowser(shop);
  await person.request(undefined, await shop.person());

  expect(await rowsOf(stranger)).toMatchObject([{ purpose: 'FIND_USERNAME' }]);
  expect(await rowsOf(person)).toMatchObject([{ purpose: 'PHONE_CHANGE' }]);
});

test('only a signed-in user can verify a phone for a change', async () => {
  const phone = openPhoneBrowser(shop);
  const refused = { http: 401, status: 'UNAUTHENTICATED' };

  expect(await phone.request('PHONE_CHANGE')).toMatchObject(refused);
  expect(await phone.request('PHONE_CHANGE', await shop.clientToken())).toMatchObject(refused);
  expect(await phone.type('123456', 'PHONE_CHANGE')).toMatchObject(refused);
  expect(await rowsOf(phone)).toEqual([]);
});

test('spec 5 · phone: plus, country code and national number must parse as valid', async () => {
  for (const cellphone of ['0101234', '010123456789', 'abc', '02']) {
    expect(await openPhoneBrowser(shop, { cellphone }).request()).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
      fields: { cellphone: 'phoneNumberisNotCorrectFormat' },
    });
  }
});

test('a number that cannot receive texts is refused here, but is a valid phone elsewhere', async () => {
  for (const cellphone of ['02-1234-5678', '031-123-4567', '070-1234-5678']) {
    const phone = openPhoneBrowser(shop, { cellphone });
    expect(await phone.request()).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
      fields: { cellphone: 'phoneGetsNoTexts' },
    });
    expect(await phone.type('123456')).toMatchObject({ http: 409, status: 'VERIFICATION_ENDED' });
  }
});

test('different spellings of a number are one phone', async () => {
  const phone = openPhoneBrowser(shop, { cellphone: '01033330001' });
  await phone.request();

  for (const cellphone of ['10-3333-0001', '010 3333 0001']) {
    const again = { cellphone, cellphoneCountryCode: '82' };
    expect(await shop.call(requestMobileVerificationCode, again)).toMatchObject({ http: 429 });
  }
  expect(await shop.mailbox.allTo('+821033330001')).toHaveLength(1);
});

test('a new code replaces the previous one; other browsers and purposes have their own', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.request();
  const first = await phone.readCode();
  await expireRateLimits(shop, 30);
  await phone.request();
  await expireRateLimits(shop, 30);
  const second = await phone.readCode();
  await phone.request('SIGN_UP');
  await expireRateLimits(shop, 30);
  await openPhoneBrowser(shop, phone).request();

  expect(await rowsOf(phone)).toHaveLength(3);
  if (first !== second) expect((await phone.type(first)).status).toBe('VERIFICATION_NUMBER_INCORRECT');
  expect(await phone.type(second)).toMatchObject({ http: 204 });
});

test('a number gets a code every 30 seconds at most; a double press sends one valid code', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.request();
  const second = await phone.request();

  expect(second).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  const { seconds, reason } = second.detail as { seconds: number; reason: string };
  expect(reason).toBe('CODE_JUST_SENT');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(30);
  expect(second.headers['retry-after']).toBe(String(seconds));
  expect(await shop.mailbox.allTo(phone.e164)).toHaveLength(1);
  expect(await phone.type(await phone.readCode())).toMatchObject({ http: 204 });
});

test('an exhausted limit is reported as such, not as a code just sent', async () => {
  const { cellphone } = openPhoneBrowser(shop);
  const ask = async () => {
    await expireRateLimits(shop, 30);
    return openPhoneBrowser(shop, { cellphone }).request();
  };
  for (let time = 0; time < 5; time += 1) await ask();
  const { http, detail } = await ask();
  expect([http, detail]).toEqual([429, { seconds: expect.any(Number) }]);
});

test('a number gets at most 5 codes per hour and 10 per day', async () => {
  const { cellphone, e164 } = openPhoneBrowser(shop);
  const ask = async () => {
    await expireRateLimits(shop, 30);
    return (await openPhoneBrowser(shop, { cellphone }).request()).http;
  };
  const hour = async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await ask());
    await expireRateLimits(shop, 3_600);
    return answers;
  };

  expect(await hour()).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await hour()).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask()).toBe(429);
  expect(await shop.mailbox.allTo(e164)).toHaveLength(10);
});

test('numbers that differ only in the last four digits share a limit of 30 codes per hour', async () => {
  const ask = (end: number) =>
    openPhoneBrowser(shop, { cellphone: `0107777${String(end).padStart(4, '0')}` }).request();
  const answers = await Promise.all(Array.from({ length: 35 }, (_, end) => ask(end)));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(30);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(5);
});

test('an address can request 20 codes per hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => openPhoneBrowser(shop, { from: '2001:db8::1' }).request()),
  );
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(20);

  expect((await openPhoneBrowser(shop, { from: '2001:db8::2' }).request()).http).toBe(429);
  expect((await openPhoneBrowser(shop, { from: '2001:db8:0:1::1' }).request()).http).toBe(200);
});

test('codes to a foreign country are limited to 60 per hour; Korea is not affected', async () => {
  const codes = Array.from({ length: 64 }, (_, n) => ({
    cellphone: `90${1_000 + n}0001`,
    callingCode: '81',
  }));
  const ask = ({ cellphone, callingCode }: (typeof codes)[number]) =>
    openPhoneBrowser(shop).call(requestMobileVerificationCode, {
      cellphone,
      cellphoneCountryCode: callingCode,
    });
  const answers = await Promise.all(codes.map(ask));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  expect(await ask({ cellphone: '7400123456', callingCode: '44' })).toMatchObject({ http: 200 });
  const korean = await Promise.all(Array.from({ length: 61 }, () => openPhoneBrowser(shop).request()));
  expect(new Set(korean.map(({ http }) => http))).toEqual(new Set([200]));
});

test('the answer does not reveal whether a number belongs to a user', async () => {
  const [known, unknown] = [openPhoneBrowser(shop), openPhoneBrowser(shop)];
  const { id } = await shop.person();
  await shop.db
    .updateTable('users')
    .set({ phoneE164: known.e164, phoneVerifiedAt: shop.clock.now })
    .where('id', '=', id)
    .execute();

  const seen = async (phone: typeof known) => {
    const asked = await phone.request();
    const wrong = await phone.type(wrongCode(await phone.readCode()));
    return [Object.keys(asked).sort(), asked.http, wrong.status, wrong.detail, wrong.message];
  };
  expect(await seen(known)).toEqual(await seen(unknown));
});

test('neither numbers nor codes are logged', async () => {
  const lines: string[] = [];
  const log = pino({ ...logSettings, level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const { call } = await shop.instance({ log });
  const phone = openPhoneBrowser(shop);
  const number = { cellphone: phone.cellphone, cellphoneCountryCode: '82' };
  await call(requestMobileVerificationCode, number);
  await call(requestMobileVerificationCode, number);
  const code = await phone.readCode();

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain(phone.cellphone.slice(1));
  expect(lines.join()).not.toContain(code);
});

test('the database contains no readable codes and browsers, and expired ones are swept', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.verify('SIGN_UP');
  const waiting = openPhoneBrowser(shop);
  await waiting.request();

  expect(JSON.stringify(await rowsOf(phone))).not.toContain(await phone.readCode());
  await deleteExpiredVerifications(shop.db, later(3 * minutes));
  expect([await rowsOf(phone), await rowsOf(waiting)].map(({ length }) => length)).toEqual([1, 0]);
  await deleteExpiredVerifications(shop.db, later(10 * minutes));
  expect(await rowsOf(phone)).toEqual([]);
});

test('after an outage no expired code is sent', async () => {
  const [late, inTime] = [openPhoneBrowser(shop), openPhoneBrowser(shop)];
  const start = shop.clock.now;
  await late.request();
  shop.clock.now = later(1);
  await inTime.request();
  shop.clock.now = new Date(start.getTime() + 180_000);
  const arrived = [await shop.mailbox.allTo(late.e164), await shop.mailbox.allTo(inTime.e164)];
  shop.clock.now = start;

  expect(arrived.map(({ length }) => length)).toEqual([0, 1]);
});

test('the sweep of expired codes uses an index', async () => {
  const scans = await scansOf(shop.db, 'phone_verifications', (tx) =>
    deleteExpiredVerifications(tx, shop.clock.now),
  );
  expect(scans).toEqual({ whole: 0, byIndex: 1 });
});
