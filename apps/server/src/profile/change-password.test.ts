import { getProfile, changePassword as wire } from '@maru/contract/profile/profile.endpoints.ts';
import { requestResetPasswordEmail, resetPassword } from '@maru/contract/recovery/recovery.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
const currentPassword = 'maru1234!';
const password = 'Brittle7Ocean';

const change = (person: Person, more: object = {}) =>
  shop.call(wire, { id: person.id, currentPassword, password, ...more }, person);
const isIncorrect = { http: 409, status: 'CURRENT_PASSWORD_INCORRECT' };

async function mayLogIn(username: string, given: string): Promise<boolean> {
  const flow = await openSignInFlow(shop);
  return (await flow.postLogin(username, given)).location !== `${shop.config.accountUrl}/?error`;
}

test('spec 7 · PUT /v6/users/{id}/password: the new password counts from now on', async () => {
  const person = await shop.person();
  expect((await change(person)).http).toBe(204);

  expect(await mayLogIn(person.username, password)).toBe(true);
  expect(await mayLogIn(person.username, currentPassword)).toBe(false);
});

test('spec 5 · the current password must match when changing', async () => {
  const person = await shop.person();
  expect(await change(person, { currentPassword: 'maru1234?' })).toMatchObject(isIncorrect);
  expect(await mayLogIn(person.username, currentPassword)).toBe(true);
});

test('spec 5 · the rules of a new password: characters, length, no common one, and not the present one', async () => {
  const person = await shop.person();
  const refused = async (given: string) => {
    const { status, fields } = await change(person, { password: given });
    return fields?.password ?? status;
  };

  expect(await refused('brittle-7-ocean')).toBe('noCorrectPasswordFormat');
  expect(await refused('Brit7le')).toBe('passwordLength');
  expect(await refused('qwer1234')).toBe('PASSWORD_TOO_COMMON');
  expect(await refused(currentPassword)).toBe('PASSWORD_UNCHANGED');
});

test('other devices are signed out, this one is not, and pending reset mails become invalid', async () => {
  const person = await shop.person();
  const [mine, other] = [await openSignInFlow(shop), await openSignInFlow(shop)];
  const tokens = await mine.signIn(person.username);
  const others = await other.signIn(person.username);
  await shop.call(requestResetPasswordEmail, { username: person.username });
  const token = (await shop.mailbox.linkTo(person.username)).searchParams.get('token') ?? '';

  const me = { ...person, token: tokens.access_token };
  expect((await change(me)).http).toBe(204);

  expect((await shop.call(getProfile, {}, me)).http).toBe(200);
  await expect(mine.refresh(tokens.refresh_token)).resolves.toBeDefined();
  await expect(other.refresh(others.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect((await shop.call(resetPassword, { token, password: 'Vivid#Otter8' })).status).toBe('TOKEN_INVALID');
});

test('the user is told by mail', async () => {
  const person = await shop.person();
  await change(person);
  expect((await shop.mailbox.lastTo(person.username)).subject).toBe('비밀번호가 바뀌었어요');
});

test('the password of another or unknown user cannot be changed', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  expect(await change(person, { id: other.id })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await change(person, { id: newId() })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect((await shop.call(wire, { id: person.id, currentPassword, password })).http).toBe(401);
});

test('after five wrong passwords the signed-in user waits, but the login page does not', async () => {
  const person = await shop.person();
  for (let i = 0; i < 5; i += 1)
    expect(await change(person, { currentPassword: 'x' })).toMatchObject(isIncorrect);

  const { http, status, detail } = await change(person);
  expect({ http, status }).toEqual({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect((detail as { seconds: number }).seconds).toBeGreaterThan(20);
  expect(await mayLogIn(person.username, currentPassword)).toBe(true);
});

test('a new sign-in through the browser session does not end the wait', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const first = await flow.signIn(person.username);
  for (let i = 0; i < 5; i += 1)
    await change({ ...person, token: first.access_token }, { currentPassword: 'x' });

  await flow.revoke(first.refresh_token);
  const { access_token: token } = await flow.signInAgain();
  expect(await change({ ...person, token })).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});

test('of several concurrent changes with one current password exactly one succeeds', async () => {
  const person = await shop.person();
  const passwords = Array.from({ length: 4 }, (_, i) => `Brittle${i}Ocean`);
  const answers = await Promise.all(passwords.map((each) => change(person, { password: each })));

  const [won, ...more] = passwords.filter((_, i) => answers[i]?.http === 204);
  expect(more).toEqual([]);
  expect(await mayLogIn(person.username, won ?? '')).toBe(true);
});
