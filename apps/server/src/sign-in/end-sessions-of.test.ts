import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { endSessionsOf } from './end-sessions-of.ts';

const shop = await openShop();

function end(userId: string, keep: { except?: string } = {}) {
  return inTransaction(shop.db, (tx) => endSessionsOf(tx, userId, keep));
}

async function signedIn(username: string) {
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(username);
  const payload = Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString();
  const { gid: grantId, sub: id } = JSON.parse(payload) as { gid: string; sub: string };
  return { flow, grantId, id, username, tokens, token: tokens.access_token };
}

const isRefused = { error: 'invalid_grant' };

test('every sign-in of a user ends: calls, refreshes and silent sign-ins', async () => {
  const { id, username, token } = await shop.person();
  const devices = [await signedIn(username), await signedIn(username)];

  expect(await end(id)).toBe(1);

  for (const { flow, tokens } of devices) {
    await expect(flow.refresh(tokens.refresh_token)).rejects.toMatchObject(isRefused);
    expect((await flow.begin()).answer.location).toBe(`${shop.config.accountUrl}/`);
  }
  for (const caller of [...devices, { token }])
    expect((await shop.call(getProfile, {}, caller)).http).toBe(401);
});

test('one sign-in can be kept with its session', async () => {
  const { id, username } = await shop.person();
  const [mine, other] = [await signedIn(username), await signedIn(username)];

  expect(await end(id, { except: mine.grantId })).toBe(1);

  expect((await shop.call(getProfile, {}, mine)).http).toBe(200);
  await expect(mine.flow.refresh(mine.tokens.refresh_token)).resolves.toBeDefined();
  expect((await mine.flow.begin()).answer.location).toContain('?code=');
  await expect(other.flow.refresh(other.tokens.refresh_token)).rejects.toMatchObject(isRefused);
  expect((await other.flow.begin()).answer.location).toBe(`${shop.config.accountUrl}/`);
});

test('a sign-in in progress with a checked password ends, too', async () => {
  const { id, username } = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.begin();
  const { location } = await flow.postLogin(username);

  await end(id);

  expect((await flow.browser.open(location ?? '')).location).not.toContain('code=');
});

test('nobody else is signed out', async () => {
  const [one, other] = [await shop.person(), await shop.person()];
  await end(one.id);
  expect((await shop.call(getProfile, {}, other)).http).toBe(200);
});
