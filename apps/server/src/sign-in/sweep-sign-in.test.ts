import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { sweepSignIn } from './sweep-sign-in.ts';

const shop = await openShop();
const minutes = 60_000;

test('expired records are deleted, valid ones stay', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.fetchCode(username);
  const models = async (): Promise<string[]> => {
    const rows = await shop.db.selectFrom('signInRecords').select('model').distinct().execute();
    return rows.map((row) => row.model).sort();
  };
  expect(await models()).toContain('AuthorizationCode');

  expect(await sweepSignIn(shop.db, new Date())).toBe(0);
  expect(await sweepSignIn(shop.db, new Date(Date.now() + 2 * minutes))).toBe(1);
  expect(await models()).not.toContain('AuthorizationCode');
  expect(await models()).toContain('Session');
});

test('a long list is deleted completely, in steps', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => ({
    model: 'Interaction',
    idHash: `old-${index}`,
    payload: '{}',
    expiresAt: new Date(0),
  }));
  await shop.db.insertInto('signInRecords').values(rows).execute();
  expect(await sweepSignIn(shop.db, new Date())).toBe(1201);
});
