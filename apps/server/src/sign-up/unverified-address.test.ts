import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { requestResetPasswordEmail } from '@maru/contract/recovery/recovery.endpoints.ts';
import {
  checkUsernameAvailable,
  requestVerificationEmail,
  verifyEmail,
} from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { hashPassword } from '#server/users/hash-password.ts';
import { openSignUp, publishTwoArticles } from '#test/builders/sign-up-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();
await publishTwoArticles(shop);
const { db, clock } = shop;
const noon = clock.now;
const day = 24 * 3_600_000;
/** Matches the password that `shop.signIn` uses. */
const passwordHash = await hashPassword('maru1234!');

afterEach(async () => {
  clock.now = noon;
  await sql`truncate rate_limits`.execute(db);
});

const pass = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const usersCalled = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).execute();
const isAvailable = async (username: string) =>
  (await shop.call(checkUsernameAvailable, { username })).http === 200;
const setUser = (id: string, values: object) =>
  db.updateTable('users').set(values).where('id', '=', id).execute();
const signUpAs = async (username: string) => (await openSignUp(shop)).signUp({ username });

/** Somebody who signed up with an address and did not verify it. */
async function stranger() {
  const username = `${newId()}@maru.test`;
  const { signUp } = await openSignUp(shop);
  const { response } = await signUp({ username });
  await setUser(response.id, { passwordHash });
  return { username, id: response.id };
}

/** The same, with an account older than a week and a mail that was just requested. */
async function oldStranger() {
  const { username, id } = await stranger();
  await setUser(id, { createdAt: sql`now() - interval '7 days'` });
  const token = (await shop.mailbox.linkTo(username)).searchParams.get('token') ?? '';
  return { username, id, mailed: token, token: await shop.signIn(username) };
}

test('an address not verified within 24 hours is free for its owner', async () => {
  const { username, id } = await stranger();
  const token = await shop.signIn(username);
  pass(day - 1);
  expect(await isAvailable(username)).toBe(false);
  expect(await signUpAs(username)).toMatchObject({ http: 409, status: 'USED_EMAIL' });

  pass(1);
  expect(await isAvailable(username)).toBe(true);
  const answer = await signUpAs(username);
  expect(answer).toMatchObject({ http: 200, response: { username } });
  expect(answer.response.id).not.toBe(id);
  expect(await usersCalled(username)).toMatchObject([{ id: answer.response.id }]);
  expect(await isAvailable(username)).toBe(false);

  const consents = db.selectFrom('termsConsents').select('id').where('userId', '=', id);
  expect(await consents.execute()).toEqual([]);
  expect(await shop.call(getProfile, {}, { token })).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
  expect(await shop.signIn(username)).toBeUndefined();
});

test('a verified user, a store member and an admin keep the address', async () => {
  const store = await shop.store();
  const keep = {
    verified: (id: string) => setUser(id, { emailVerifiedAt: noon }),
    member: (userId: string) =>
      db
        .transaction()
        .execute((tx) => insertMember(tx, { storeId: store.id, userId, role: 'STAFF', rights: [] })),
    admin: (id: string) => setUser(id, { admin: true }),
  };
  for (const make of Object.values(keep)) {
    const { username, id } = await oldStranger();
    await make(id);
    pass(day);

    expect(await isAvailable(username)).toBe(false);
    expect(await signUpAs(username)).toMatchObject({ status: 'USED_EMAIL' });
    expect(await usersCalled(username)).toMatchObject([{ id }]);
  }
});

test('another mail keeps the address for 24 hours, but never longer than a week in total', async () => {
  const { username, id } = await stranger();
  pass(day);
  await shop.call(requestVerificationEmail, { username });
  pass(day - 1);
  expect(await isAvailable(username)).toBe(false);

  await setUser(id, { createdAt: sql`now() - interval '6 days 23 hours'` });
  await shop.call(requestVerificationEmail, { username });
  expect(await isAvailable(username)).toBe(false);
  await setUser(id, { createdAt: sql`now() - interval '7 days'` });
  expect(await isAvailable(username)).toBe(true);
  expect(await signUpAs(username)).toMatchObject({ http: 200 });
});

test('spec 8 · EmailNotVerified: an unverified address that others may take is still reported as unverified', async () => {
  const { username } = await stranger();
  pass(day);
  expect(await shop.call(requestResetPasswordEmail, { username })).toMatchObject({
    http: 200,
    status: 'EMAIL_NOT_VERIFIED',
  });
});

test('a refused sign-up does not take the address from anybody', async () => {
  const { username, id } = await stranger();
  pass(day);
  const { signUp } = await openSignUp(shop);
  const nothing = { termsAndConditionAgreementResponseList: [] };
  const answer = await signUp({ username, termsAndConditionAgreementsResponse: nothing });

  expect(answer).toMatchObject({ status: 'TERMS_NOT_AGREED' });
  expect(await usersCalled(username)).toMatchObject([{ id }]);
});

test('of 20 concurrent sign-ups with an unverified address that is free exactly one succeeds', async () => {
  const { username, id } = await stranger();
  pass(day);
  const people: Awaited<ReturnType<typeof openSignUp>>[] = [];
  while (people.length < 20) people.push(await openSignUp(shop));
  const answers = await Promise.all(people.map(({ signUp }) => signUp({ username })));

  const winners = answers.filter(({ http }) => http === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'USED_EMAIL')).toHaveLength(19);
  expect(await usersCalled(username)).toMatchObject([{ id: winners[0]?.response.id }]);
  expect(winners[0]?.response.id).not.toBe(id);
});

/** Starts two calls in order while the user's row is locked; each continues until it blocks. */
async function whileHeld<A, B>(id: string, first: () => Promise<A>, second: () => Promise<B>) {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const one = first();
    await waitUntilBlocked(db);
    const other = second();
    await waitUntilBlocked(db, 2);
    return () => Promise.all([one, other]);
  });
}

test.each(['sign-up', 'verification'])(
  'of a concurrent sign-up and verification exactly one succeeds, also if the %s comes first',
  async (first) => {
    const { username, id, mailed, token } = await oldStranger();
    const { signUp } = await openSignUp(shop);
    const verify = async () => (await shop.call(verifyEmail, { token: mailed }, { token })).http;
    const register = async () => (await signUp({ username })).http;
    const wins = first === 'sign-up' ? register : verify;
    const loses = first === 'sign-up' ? verify : register;
    const answers = await (await whileHeld(id, wins, loses))();

    expect(answers).toEqual(first === 'sign-up' ? [200, 409] : [204, 409]);
    const [user, ...others] = await usersCalled(username);
    expect(others).toEqual([]);
    expect([user?.id === id, user?.emailVerifiedAt !== null]).toEqual(
      first === 'sign-up' ? [false, false] : [true, true],
    );
  },
);

test.each(['sign-up', 'mail'])(
  'a sign-up and a verification mail at the same time, %s first, leave one account and its mail token',
  async (first) => {
    const { username, id } = await stranger();
    pass(day);
    const { signUp } = await openSignUp(shop);
    const mail = async () => (await shop.call(requestVerificationEmail, { username })).http;
    const register = async () => (await signUp({ username })).http;
    const [one, other] = first === 'sign-up' ? [register, mail] : [mail, register];
    const answers = await (await whileHeld(id, one, other))();

    expect(answers).toEqual(first === 'sign-up' ? [200, 204] : [204, 409]);
    const tokens = db.selectFrom('mailTokens').select('userId').where('email', '=', username);
    expect(await tokens.execute()).toEqual((await usersCalled(username)).map(({ id }) => ({ userId: id })));
  },
);
