import { requestVerificationEmail, verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { deleteExpiredMailTokens } from '#server/verification/mail-tokens.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { expireRateLimits } from '#test/phone-browser.ts';

const shop = await openShop();

async function unverified() {
  const person = await shop.person();
  await setVerified(person, null);
  return person;
}

async function setVerified({ id }: Person, at: Date | null) {
  await shop.db.updateTable('users').set({ emailVerifiedAt: at }).where('id', '=', id).execute();
}

async function verifiedAt({ id }: Person) {
  const users = shop.db.selectFrom('users').select('emailVerifiedAt');
  return (await users.where('id', '=', id).executeTakeFirstOrThrow()).emailVerifiedAt;
}

async function mailed({ username }: Person): Promise<string> {
  await expireRateLimits(shop, 3_600);
  await shop.call(requestVerificationEmail, { username });
  return (await shop.mailbox.linkTo(username)).searchParams.get('token') ?? '';
}

const invalid = { http: 409, status: 'TOKEN_INVALID' };
const alreadyVerified = { ...invalid, detail: { reason: 'ALREADY_VERIFIED' } };
const incorrect = { http: 403, status: 'INCORRECT_ACCESS' };

test('spec 4 · verify e-mail: form -> success', async () => {
  const person = await unverified();
  const token = await mailed(person);

  expect(await shop.call(verifyEmail, { token, userId: person.id }, person)).toMatchObject({ http: 204 });
  expect(await verifiedAt(person)).toEqual(shop.clock.now);
});

test('spec 7 · PUT verifyemail takes the token and optionally manid', async () => {
  const person = await unverified();
  const answer = await shop.app.account.inject({
    method: 'PUT',
    url: '/v5/membership/register/verifyemail',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { token: await mailed(person), manid: person.id },
  });

  expect(answer.statusCode).toBe(204);
  expect(await verifiedAt(person)).toEqual(shop.clock.now);
});

test('spec 6 · the verify-e-mail page requires logging in before confirming the token', async () => {
  const person = await unverified();
  const token = await mailed(person);

  for (const stranger of [undefined, await shop.clientToken()]) {
    expect(await shop.call(verifyEmail, { token }, stranger)).toMatchObject({
      http: 401,
      status: 'UNAUTHENTICATED',
    });
  }
  expect(await verifiedAt(person)).toBeNull();
});

test('spec 8 · incorrect access: the token of one user serves no other, and is not spent by trying', async () => {
  const [person, other] = [await unverified(), await unverified()];
  const token = await mailed(person);

  expect(await shop.call(verifyEmail, { token }, other)).toMatchObject(incorrect);
  expect(await shop.call(verifyEmail, { token, userId: person.id }, other)).toMatchObject(incorrect);
  expect(await shop.call(verifyEmail, { token, userId: newId() }, person)).toMatchObject(incorrect);
  expect([await verifiedAt(person), await verifiedAt(other)]).toEqual([null, null]);
  expect(await shop.call(verifyEmail, { token }, person)).toMatchObject({ http: 204 });
});

test('spec 8 · token is invalid or has expired: made up, used, replaced by a later one, or of yesterday', async () => {
  const person = await unverified();
  const first = await mailed(person);
  const second = await mailed(person);
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 24 * 3_600_000);
  const late = await shop.call(verifyEmail, { token: second }, person);
  shop.clock.now = start;

  expect(late).toMatchObject(invalid);
  expect(await shop.call(verifyEmail, { token: 'x' }, person)).toMatchObject(invalid);
  expect(await shop.call(verifyEmail, { token: first }, person)).toMatchObject(invalid);
  expect(await shop.call(verifyEmail, { token: second }, person)).toMatchObject({ http: 204 });
  expect(await shop.call(verifyEmail, { token: second }, person)).toMatchObject(invalid);
});

test('a second press of the button in the mail reports that the address is verified, also days later', async () => {
  const person = await unverified();
  const token = await mailed(person);
  await shop.call(verifyEmail, { token }, person);
  const again = () => shop.call(verifyEmail, { token }, person);

  expect(await again()).toMatchObject(alreadyVerified);
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 24 * 3_600_000);
  const late = await again();
  await deleteExpiredMailTokens(shop.db, shop.clock.now);
  const later = await again();
  shop.clock.now = start;
  expect([late, later]).toMatchObject([alreadyVerified, alreadyVerified]);
});

test('an invalid token is not reported as verified to unverified or other users', async () => {
  const [person, other] = [await unverified(), await shop.person()];
  const token = await mailed(person);
  const reasonFor = async (caller: Person, input: { token: string; userId?: string }) =>
    (await shop.call(verifyEmail, input, caller)).detail;

  expect(await reasonFor(person, { token: 'x' })).toBeUndefined();
  await shop.call(verifyEmail, { token }, person);
  expect(await reasonFor(other, { token })).toBeUndefined();
  expect(await reasonFor(other, { token: 'x', userId: person.id })).toBeUndefined();
});

test('a changed address is not verified by the mail to the old one', async () => {
  const person = await unverified();
  const token = await mailed(person);
  const username = `${newId()}@maru.test`;
  await shop.db.updateTable('users').set({ username }).where('id', '=', person.id).execute();

  expect(await shop.call(verifyEmail, { token }, person)).toMatchObject(invalid);
});

test('of 20 concurrent calls with one token exactly one succeeds', async () => {
  const person = await unverified();
  const token = await mailed(person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.call(verifyEmail, { token }, person)),
  );

  expect(answers.filter(({ http }) => http === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'TOKEN_INVALID')).toHaveLength(19);
  for (const { http, detail } of answers)
    expect(detail).toEqual(http === 204 ? undefined : alreadyVerified.detail);
});

test('a user verified in the meantime succeeds with a valid token, and the first time counts', async () => {
  const person = await unverified();
  const token = await mailed(person);
  const before = new Date('2026-11-01T00:00:00Z');
  await setVerified(person, before);

  expect(await shop.call(verifyEmail, { token }, person)).toMatchObject({ http: 204 });
  expect(await verifiedAt(person)).toEqual(before);
});
