import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import { hashPassword } from '#server/users/hash-password.ts';
import { setPassword } from '#server/users/set-password.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();
const { accountUrl } = shop.config;
const passwordHash = await hashPassword('Brittle7Ocean');

beforeEach(() => sql`truncate rate_limits, sign_in_failures`.execute(shop.db));

/**
 * Starts `act` while a password reset is written but not committed, waits until `act` blocks, then commits the reset.
 */
async function whileReset<T>({ id }: Person, act: () => Promise<T>): Promise<T | Error> {
  let running: Promise<T | Error> = Promise.reject(new Error('not begun'));
  running.catch(() => {});
  await shop.db.transaction().execute(async (tx) => {
    await setPassword(tx, { userId: id, passwordHash, now: shop.clock.now });
    await endSessionsOf(tx, id);
    running = act().catch((error: Error) => error);
    await waitUntilBlocked(shop.db);
  });
  return running;
}

/** No sign-in of the user is left. */
async function expectNobody({ id }: Person) {
  const { rows } = await sql<{ model: string }>`select model from sign_in_records
    where account_id = ${id} and model in ('Session', 'Grant', 'Interaction')`.execute(shop.db);
  expect(rows).toEqual([]);
}

test('a login with the old password during a reset starts no session', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);

  await whileReset(person, () => flow.postLogin(person.username));
  await expectNobody(person);
  expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
});

test('a login for an app during a reset yields no code', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.begin();

  await whileReset(person, () => flow.postLogin(person.username));
  await expectNobody(person);
  expect((await flow.browser.open(`${accountUrl}/`)).location ?? '').not.toContain('code=');
});

test('a sign-in that is redirecting to its app during the reset gets an invalid code', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const { verifier } = await flow.begin();
  const { location } = await flow.postLogin(person.username);

  const back = await whileReset(person, () => flow.browser.open(location ?? ''));
  await expectNobody(person);
  const callback = back instanceof Error ? undefined : back.location;
  if (callback?.includes('code='))
    await expect(flow.redeem({ verifier, callback: new URL(callback) })).rejects.toMatchObject({
      error: 'invalid_grant',
    });
});

test('a silent sign-in by the browser session during a reset yields no valid tokens', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.signIn(person.username);

  const tokens = await whileReset(person, () => flow.signInAgain());
  await expectNobody(person);
  expect(tokens).toBeInstanceOf(Error);
});

test('a code that is redeemed during a reset yields no valid tokens', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const code = await flow.fetchCode(person.username);

  const tokens = await whileReset(person, () => flow.redeem(code));
  await expectNobody(person);
  await expectWorthless(flow, tokens);
});

test('a refresh that races the reset does not survive it', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(person.username);

  const tokens = await whileReset(person, () => flow.refresh(refresh_token));
  await expectNobody(person);
  await expectWorthless(flow, tokens);
});

type Flow = Awaited<ReturnType<typeof openSignInFlow>>;
type Tokens = { access_token: string; refresh_token?: string | undefined };

async function expectWorthless(flow: Flow, tokens: Tokens | Error) {
  if (tokens instanceof Error) return;
  expect((await shop.call(getProfile, {}, { token: tokens.access_token })).http).toBe(401);
  const { refresh_token = '' } = tokens;
  await expect(flow.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
}

test('the password grant and the user token call yield no valid tokens during a reset', async () => {
  const person = await shop.person();
  const granted = await whileReset(person, () => shop.signIn(person.username));
  await expectNobody(person);
  if (granted instanceof Error) throw granted;
  expect((await shop.call(getProfile, {}, { token: granted })).http).toBe(401);

  const other = await shop.person();
  const given = await whileReset(other, async () => {
    const answer = await shop.app.account.inject({
      method: 'POST',
      url: grantUserToken.path,
      headers: { origin: accountUrl },
      payload: { username: other.username, password },
    });
    return answer.json<{ response?: { accessToken: string } }>();
  });
  await expectNobody(other);
  const token = given instanceof Error ? '' : (given.response?.accessToken ?? '');
  expect((await shop.call(getProfile, {}, { token })).http).toBe(401);
});
