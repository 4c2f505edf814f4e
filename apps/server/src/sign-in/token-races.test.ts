import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();

async function atOnce<T>(times: number, act: () => Promise<T>) {
  const settled = await Promise.allSettled(Array.from({ length: times }, act));
  return {
    won: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    lost: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  };
}

/** Moves used refresh tokens past the reuse window. */
function letTimePass() {
  return sql`update sign_in_records set consumed_at = consumed_at - interval '11 seconds'
    where model = 'RefreshToken'`.execute(shop.db);
}

test('of twenty parallel redemptions of one code exactly one wins', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  const code = await flow.fetchCode(username);

  const { won, lost } = await atOnce(20, () => flow.redeem(code));
  expect(won).toHaveLength(1);
  expect(lost.map(({ error }) => error)).toEqual(Array(19).fill('invalid_grant'));
});

test('a code used twice revokes the tokens of its first use', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  const code = await flow.fetchCode(username);
  const tokens = await flow.redeem(code);

  await expect(flow.redeem(code)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(flow.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('twenty parallel refreshes all succeed with the same successor', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(username);

  const { won } = await atOnce(20, () => flow.refresh(refresh_token));
  expect(won).toHaveLength(20);
  const successors = new Set(won.map((tokens) => tokens.refresh_token));
  expect(successors.size).toBe(1);
  expect(successors).not.toContain(refresh_token);

  const [successor = ''] = successors;
  await expect(flow.refresh(successor ?? '')).resolves.toMatchObject({ token_type: 'bearer' });
});

test('a reuse within ten seconds gets the existing successor, even if that was used', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(username);
  const second = await flow.refresh(refresh_token);
  const third = await flow.refresh(second.refresh_token ?? '');

  expect((await flow.refresh(refresh_token)).refresh_token).toBe(second.refresh_token);
  expect((await flow.refresh(second.refresh_token ?? '')).refresh_token).toBe(third.refresh_token);
});

test('a refresh token reused later ends the whole sign-in', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(username);
  const second = await flow.refresh(refresh_token);
  await letTimePass();

  await expect(flow.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(flow.refresh(second.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('the successor stays valid after the ten seconds', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(username);
  const second = await flow.refresh(refresh_token);
  await letTimePass();

  await expect(flow.refresh(second.refresh_token ?? '')).resolves.toBeDefined();
});

test('the database contains no usable code, token or session', async () => {
  const { username } = await shop.person();
  const waiting = await openSignInFlow(shop);
  const { callback } = await waiting.fetchCode(username);
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(username);

  const { rows } = await sql<{
    text: string;
  }>`select row_to_json(r)::text as text from sign_in_records r`.execute(shop.db);
  const everything = rows.map(({ text }) => text).join('\n');
  const secrets = [callback.searchParams.get('code'), refresh_token, flow.browser.jar.get('sso')];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(everything).not.toContain(secret);
  }
});
