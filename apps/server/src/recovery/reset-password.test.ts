import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import {
  requestResetPasswordEmail,
  resetPassword as wire,
} from '@maru/contract/recovery/recovery.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl } = shop.config;
const password = 'Brittle7Ocean';
const minute = 60_000;

// Limits and waits per address are tested elsewhere.
beforeEach(() => sql`truncate rate_limits, sign_in_failures`.execute(shop.db));

async function tokenFor({ username }: Person): Promise<string> {
  expect((await shop.call(requestResetPasswordEmail, { username })).http).toBe(204);
  return (await shop.mailbox.linkTo(username)).searchParams.get('token') ?? '';
}

const reset = (token: string, more: object = {}) => shop.call(wire, { token, password, ...more });
const isInvalid = { http: 409, status: 'TOKEN_INVALID' };
const isIncorrect = { http: 403, status: 'INCORRECT_ACCESS' };

async function mayLogIn(username: string, given: string): Promise<boolean> {
  const flow = await openSignInFlow(shop);
  return (await flow.postLogin(username, given)).location !== `${accountUrl}/?error`;
}

test('spec 4 · reset password: the token of the mail sets the new password, and the old one is worth nothing', async () => {
  const person = await shop.person();
  const token = await tokenFor(person);

  expect((await reset(token, { userId: person.id })).http).toBe(204);
  expect(await mayLogIn(person.username, password)).toBe(true);
  expect(await mayLogIn(person.username, 'maru1234!')).toBe(false);
});

test('spec 7 · resetPassword takes token, userId, a fixed empty string and the new password', async () => {
  const person = await shop.person();
  const token = await tokenFor(person);
  expect((await reset(token, { userId: person.id, username: '', name: '' })).http).toBe(204);
});

test('spec 8 · a token that is unknown, used or expired is invalid', async () => {
  const person = await shop.person();
  expect(await reset('x'.repeat(43))).toMatchObject(isInvalid);

  const used = await tokenFor(person);
  await reset(used);
  expect(await reset(used)).toMatchObject(isInvalid);

  const expired = await tokenFor(person);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 30 * minute);
  expect(await reset(expired)).toMatchObject(isInvalid);
  shop.clock.now = now;
});

test('spec 8 · incorrect access: another user, username or name beside the token is refused, and does not spend it', async () => {
  const [person, other] = [await shop.person({ name: '박하늘' }), await shop.person()];
  const token = await tokenFor(person);

  for (const wrong of [{ userId: other.id }, { username: other.username }, { name: '김하늘' }])
    expect(await reset(token, wrong)).toMatchObject(isIncorrect);

  const right = { userId: person.id, username: person.username.toUpperCase(), name: ' 박하늘 ' };
  expect((await reset(token, right)).http).toBe(204);
});

test('spec 5 · reset password uses the same rules: characters, length, and no common ones', async () => {
  const token = await tokenFor(await shop.person());

  expect(await reset(token, { password: 'Brittle-7-Ocean' })).toMatchObject({
    http: 400,
    fields: { password: 'noCorrectPasswordFormat' },
  });
  expect(await reset(token, { password: 'Brit7le' })).toMatchObject({
    http: 400,
    fields: { password: 'passwordLength' },
  });
  expect(await reset(token, { password: 'Password1!' })).toMatchObject({
    http: 409,
    status: 'PASSWORD_TOO_COMMON',
  });
  expect((await reset(token)).http).toBe(204);
});

test('of twenty concurrent resets with one token exactly one succeeds', async () => {
  const person = await shop.person();
  const token = await tokenFor(person);

  const passwords = Array.from({ length: 20 }, (_, i) => `Brittle${i}Ocean`);
  const answers = await Promise.all(passwords.map((password) => reset(token, { password })));
  const won = passwords.filter((_, i) => answers[i]?.http === 204);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'TOKEN_INVALID')).toHaveLength(19);
  expect(await mayLogIn(person.username, won[0] ?? '')).toBe(true);
});

test('every device is signed out', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(person.username);
  await reset(await tokenFor(person));

  expect((await shop.call(getProfile, {}, person)).http).toBe(401);
  await expect(flow.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
});

test('a reset ends the wait of the account', async () => {
  const person = await shop.person();
  const token = await tokenFor(person);
  const login = (given: string, remoteAddress: string) =>
    shop.app.account.inject({
      method: 'POST',
      url: '/login',
      headers: { origin: accountUrl, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: person.username, password: given }).toString(),
      remoteAddress,
    });
  for (let i = 0; i < 6; i += 1) await login('wrong', '192.0.2.1');
  expect((await login('maru1234!', '192.0.2.2')).headers.location).toBe('/?error');

  await reset(token);
  expect((await login(password, '192.0.2.2')).headers.location).toBe(`${shop.config.hubUrl}/`);
});

test('the browser of the reset becomes known, so guesses of strangers do not delay it', async () => {
  const person = await shop.person();
  const answer = await shop.app.account.inject({
    method: 'PUT',
    url: wire.path,
    payload: { token: await tokenFor(person), password },
  });
  const flow = await openSignInFlow(shop);
  for (const { name, value } of answer.cookies) flow.browser.jar.set(name, value);

  for (let i = 0; i < 6; i += 1) expect(await mayLogIn(person.username, 'wrong')).toBe(false);
  expect(await mayLogIn(person.username, password)).toBe(false);
  expect((await flow.postLogin(person.username, password)).location).toBe(`${shop.config.hubUrl}/`);
});

test('a known browser, perhaps of a thief, is unknown after the reset until it signs in again', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.postLogin(person.username, 'maru1234!');
  const home = `${shop.config.hubUrl}/`;
  const guess = async () => {
    await sql`truncate sign_in_failures`.execute(shop.db);
    for (let i = 0; i < 6; i += 1) await mayLogIn(person.username, 'wrong');
  };
  await guess();
  expect((await flow.postLogin(person.username, 'maru1234!')).location).toBe(home);

  await reset(await tokenFor(person));
  await guess();
  expect((await flow.postLogin(person.username, password)).location).toBe(`${accountUrl}/?error`);
  await sql`truncate sign_in_failures`.execute(shop.db);
  expect((await flow.postLogin(person.username, password)).location).toBe(home);
  await guess();
  expect((await flow.postLogin(person.username, password)).location).toBe(home);
});

test('the user gets a mail that says when the password changed and what to do', async () => {
  const person = await shop.person();
  await reset(await tokenFor(person));

  const mail = await shop.mailbox.lastTo(person.username);
  expect(mail.subject).toBe('비밀번호가 바뀌었어요');
  expect(mail.body).toContain('2026년 11월 20일 오후 12:00에');
  expect(mail.body).toContain(`${accountUrl}/forgotPassword`);
  expect(mail.body).not.toContain(password);
});

test('a locked account gets a new password and stays locked; expired credentials are renewed', async () => {
  const person = await shop.person();
  await updateUserFlags(shop.db, person.id, { accountNonLocked: false, credentialsNonExpired: false });
  expect((await reset(await tokenFor(person))).http).toBe(204);

  expect(await mayLogIn(person.username, password)).toBe(false);
  await updateUserFlags(shop.db, person.id, { accountNonLocked: true });
  expect(await mayLogIn(person.username, password)).toBe(true);
});

test('opening the page of the link does not spend the token', async () => {
  const person = await shop.person();
  const token = await tokenFor(person);
  const { pathname, search } = await shop.mailbox.linkTo(person.username);

  await shop.app.account.inject({ method: 'GET', url: pathname + search });
  await shop.app.account.inject({ method: 'HEAD', url: pathname + search });
  expect((await reset(token)).http).toBe(204);
});

test('tries per address are limited', async () => {
  const answers = [];
  for (let i = 0; i < 31; i += 1) answers.push(await reset('x'));
  expect(answers.at(-2)).toMatchObject(isInvalid);
  expect(answers.at(-1)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});
