import { changePassword, getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import {
  resendNewEmail,
  updateUser,
  withdrawNewContact,
} from '@maru/contract/profile/profile-changes.endpoints.ts';
import { requestResetPasswordEmail, resetPassword } from '@maru/contract/recovery/recovery.endpoints.ts';
import { verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { createUser } from '#server/users/create-user.ts';
import { pendingContactOf } from '#server/users/pending-contact-of.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { expireRateLimits } from '#test/phone-browser.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
const password = 'maru1234!';

const ask = (person: Person, newEmail: string, over: object = {}) =>
  shop.call(updateUser, { userId: person.id, password, newEmail, ...over }, person);
const newAddress = () => `${newId()}@new.test`;
const profileOf = async (person: Person) => (await shop.call(getProfile, {}, person)).response;
const tokenAt = async (address: string) =>
  new URLSearchParams((await shop.mailbox.linkTo(address)).hash.slice(1)).get('confirm') ?? '';
const press = (token: string, person: Person) => shop.call(verifyEmail, { token }, person);
const mayLogIn = async (username: string) => {
  const flow = await openSignInFlow(shop);
  return (await flow.postLogin(username, password)).location !== `${shop.config.accountUrl}/?error`;
};
const invalid = { http: 409, status: 'TOKEN_INVALID' };

test('spec 7 · PUT updateuser: the new address waits as newEmail until its link is pressed, then it signs in', async () => {
  const person = await shop.person();
  const address = newAddress();
  const asked = await ask(person, address.toUpperCase());
  expect(asked).toMatchObject({ http: 200, response: { newEmail: address, username: person.username } });
  expect(await pendingContactOf(shop.db, person.id)).toEqual({ newEmail: address, newPhone: null });
  expect([await mayLogIn(address), await mayLogIn(person.username)]).toEqual([false, true]);

  expect((await press(await tokenAt(address), person)).http).toBe(204);
  expect(await profileOf(person)).toMatchObject({ username: address, newEmail: null });
  expect([await mayLogIn(address), await mayLogIn(person.username)]).toEqual([true, false]);
  expect(await pendingContactOf(shop.db, person.id)).toEqual({ newEmail: null, newPhone: null });
});

test('the present address gets a mail when the change is requested and when it is done, with what to do', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  const asked = await shop.mailbox.lastTo(person.username);
  expect(asked).toMatchObject({ subject: '이메일을 바꾸려는 요청이 있었어요' });
  expect(asked.body).toContain('/forgotPassword');
  expect(asked.body).not.toContain(address);

  await press(await tokenAt(address), person);
  const changed = await shop.mailbox.lastTo(person.username);
  expect(changed).toMatchObject({ subject: '이메일이 바뀌었어요' });
  expect(changed.body).toContain('/about');
});

test('mails go by the language of the person, not of the page', async () => {
  const person = await shop.person();
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', person.id).execute();
  const address = newAddress();
  await ask(person, address);
  expect((await shop.mailbox.lastTo(address)).subject).toBe('Confirm your new email');
});

test('other devices are signed out by the change, this one is not, and mails to the old address are void', async () => {
  const person = await shop.person();
  const [mine, other] = [await openSignInFlow(shop), await openSignInFlow(shop)];
  const tokens = await mine.signIn(person.username);
  const others = await other.signIn(person.username);
  await shop.call(requestResetPasswordEmail, { username: person.username });
  const reset = (await shop.mailbox.linkTo(person.username)).searchParams.get('token') ?? '';
  const me = { ...person, token: tokens.access_token };
  const address = newAddress();
  await ask(me, address);
  await press(await tokenAt(address), me);

  expect((await shop.call(getProfile, {}, me)).http).toBe(200);
  await expect(other.refresh(others.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await shop.call(resetPassword, { token: reset, password: 'Vivid#Otter8' })).toMatchObject(invalid);
});

test('of twenty concurrent presses of a link one changes the address, and a later press is told that it is done', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  const token = await tokenAt(address);
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(token, person)));
  expect(answers.filter(({ http }) => http === 204)).toHaveLength(1);
  expect(await press(token, person)).toMatchObject({ ...invalid, detail: { reason: 'ALREADY_VERIFIED' } });
  expect((await profileOf(person)).username).toBe(address);
});

test('an address that another account took meanwhile is refused at the press, and the link is not spent', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  const token = await tokenAt(address);
  const taken = { username: address, name: '먼저온이', passwordHash: 'x', emailVerifiedAt: new Date() };
  const otherId = await createUser(shop.db, taken);

  expect(await press(token, person)).toMatchObject({ http: 409, status: 'USED_EMAIL' });
  expect(await profileOf(person)).toMatchObject({ username: person.username, newEmail: address });
  await shop.db.deleteFrom('users').where('id', '=', otherId).execute();
  expect((await press(token, person)).http).toBe(204);
});

test('of two people who want one address the first to press gets it', async () => {
  const [one, two] = [await shop.person(), await shop.person()];
  const address = newAddress();
  await ask(one, address);
  const first = await tokenAt(address);
  await ask(two, address);
  const second = await tokenAt(address);
  const answers = await Promise.all([press(first, one), press(second, two)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([204, 409]);
  expect(answers.find(({ http }) => http === 409)?.status).toBe('USED_EMAIL');
});

test('an account that never verified the address is replaced by the person who opens the link', async () => {
  const person = await shop.person();
  const address = newAddress();
  await createUser(shop.db, { username: address, name: '모르는이', passwordHash: 'x' });
  expect((await ask(person, address)).http).toBe(200);
  expect((await press(await tokenAt(address), person)).http).toBe(204);
});

test('only the person who asked may press: a stranger with a mistyped address does not get the account', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const address = newAddress();
  await ask(person, address);
  const token = await tokenAt(address);
  expect(await press(token, other)).toMatchObject({ http: 403, status: 'INCORRECT_ACCESS' });
  for (const stranger of [undefined, await shop.clientToken()])
    expect(await shop.call(verifyEmail, { token }, stranger)).toMatchObject({ http: 401 });
  expect((await press(token, person)).http).toBe(204);
});

test('an address of another user is refused, and so are the own one and a malformed one', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  expect(await ask(person, other.username)).toMatchObject({ http: 409, status: 'USED_EMAIL' });
  expect(await ask(person, person.username)).toMatchObject({ http: 409, status: 'EMAIL_UNCHANGED' });
  expect(await ask(person, 'no address')).toMatchObject({
    http: 400,
    fields: { newEmail: 'notCorrectEmailForm' },
  });
  expect((await profileOf(person)).newEmail).toBeNull();
});

test('a wrong password changes nothing, and after five of them the person waits', async () => {
  const person = await shop.person();
  const address = newAddress();
  for (let i = 0; i < 5; i += 1)
    expect(await ask(person, address, { password: 'x' })).toMatchObject({
      http: 409,
      status: 'CURRENT_PASSWORD_INCORRECT',
    });
  expect(await ask(person, address)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect((await profileOf(person)).newEmail).toBeNull();
});

test('a locked account changes nothing, even with the right password', async () => {
  const person = await shop.person();
  const lock = { accountNonLocked: false };
  await shop.db.updateTable('users').set(lock).where('id', '=', person.id).execute();
  expect((await ask(person, newAddress())).http).toBeGreaterThanOrEqual(401);
  expect(await pendingContactOf(shop.db, person.id)).toEqual({ newEmail: null, newPhone: null });
});

test('the link is sent again, which ends the earlier one; nothing is sent if nothing waits', async () => {
  const person = await shop.person();
  const address = newAddress();
  const again = () => shop.call(resendNewEmail, { id: person.id }, person);
  expect(await again()).toMatchObject({ http: 409, status: 'NOTHING_TO_CONFIRM' });
  await ask(person, address);
  const first = await tokenAt(address);
  expect(await again()).toMatchObject({ http: 200, response: { newEmail: address } });
  const second = await tokenAt(address);

  expect(await press(first, person)).toMatchObject(invalid);
  expect((await press(second, person)).http).toBe(204);
});

test('an address gets at most five links in an hour', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  for (let i = 0; i < 4; i += 1) await shop.call(resendNewEmail, { id: person.id }, person);
  expect(await shop.call(resendNewEmail, { id: person.id }, person)).toMatchObject({ http: 429 });
  await expireRateLimits(shop, 3_600);
  expect((await shop.call(resendNewEmail, { id: person.id }, person)).http).toBe(200);
});

test('a requested address can be withdrawn, also twice, and a later request replaces it', async () => {
  const person = await shop.person();
  const [first, second] = [newAddress(), newAddress()];
  const withdraw = () => shop.call(withdrawNewContact, { id: person.id, contact: 'EMAIL' }, person);
  await ask(person, first);
  const token = await tokenAt(first);
  expect(await withdraw()).toMatchObject({ http: 200, response: { newEmail: null } });
  expect((await withdraw()).http).toBe(200);
  expect(await press(token, person)).toMatchObject(invalid);

  await ask(person, first);
  const replaced = await tokenAt(first);
  await ask(person, second);
  expect(await press(replaced, person)).toMatchObject(invalid);
  expect((await press(await tokenAt(second), person)).http).toBe(204);
});

test('a link is valid for a day', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  const token = await tokenAt(address);
  const pressedAfter = async (milliseconds: number) => {
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + milliseconds);
    const answer = await press(token, person);
    shop.clock.now = start;
    return answer;
  };

  expect(await pressedAfter(24 * 3_600_000)).toMatchObject(invalid);
  expect((await pressedAfter(24 * 3_600_000 - 1)).http).toBe(204);
});

test('a new password withdraws the requested address, because whoever knew the old one may have requested it', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  const token = await tokenAt(address);
  const change = { id: person.id, currentPassword: password, password: 'Brittle7Ocean' };
  await shop.call(changePassword, change, person);
  expect((await profileOf(person)).newEmail).toBeNull();
  expect(await press(token, person)).toMatchObject(invalid);
});

test('the trail has the addresses masked', async () => {
  const person = await shop.person();
  const address = newAddress();
  await ask(person, address);
  await press(await tokenAt(address), person);
  const rows = await shop.db
    .selectFrom('userTrail')
    .select(['act', 'after'])
    .where('userId', '=', person.id)
    .orderBy('id')
    .execute();
  const masked = `${address.slice(0, 2)}***@new.test`;
  expect(rows).toEqual([
    { act: 'updateUser', after: { newEmail: masked } },
    { act: 'verifyEmail', after: { username: masked } },
  ]);
});

test('nobody changes the address of another or unknown person', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  await ask(person, newAddress());
  for (const id of [person.id, newId()]) {
    const refused = { http: 404, status: 'NOT_FOUND' };
    expect(await ask(other, newAddress(), { userId: id })).toMatchObject(refused);
    expect(await shop.call(resendNewEmail, { id }, other)).toMatchObject(refused);
    expect(await shop.call(withdrawNewContact, { id, contact: 'EMAIL' }, other)).toMatchObject(refused);
  }
  const { id } = person;
  expect((await shop.call(updateUser, { userId: id, password, newEmail: newAddress() })).http).toBe(401);
  expect((await shop.call(resendNewEmail, { id })).http).toBe(401);
  expect((await shop.call(withdrawNewContact, { id, contact: 'EMAIL' })).http).toBe(401);
  expect((await profileOf(person)).newEmail).not.toBeNull();
});
