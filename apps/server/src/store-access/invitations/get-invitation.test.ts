import { getInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { invitationBuilders } from '#test/builders/invitation-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openStore, invited, look, unverify, ownInvitations } = invitationBuilders(shop);

test('the page behind the link shows who invites whom into which store; opening it changes nothing', async () => {
  const at = await openStore({ name: '마루 성수점' });
  const username = `${newId()}@maru.test`;
  const { token, expiresAt } = await invited(at, username, ['ORDER', 'SALES']);
  const shown = {
    ...{ state: 'OPEN', storeId: at.storeId, storeName: '마루 성수점', invitedBy: '김마루' },
    ...{ username, rights: ['ORDER', 'SALES'], expiresAt, hasAccount: false },
  };

  for (const answer of [await look(token), await look(token)])
    expect(answer).toMatchObject({ http: 200, response: shown });
  const rows = shop.db.selectFrom('storeInvitations').select('endedAs').where('username', '=', username);
  expect(await rows.execute()).toEqual([{ endedAs: null }]);
});

test('the page says whether there is an account to log in with, verified or not', async () => {
  const at = await openStore();
  const [person, newcomer] = [await shop.person(), await shop.person()];
  await unverify(newcomer);
  const { token } = await invited(at, person.username);
  expect((await look(token)).response.hasAccount).toBe(true);

  // An unverified account gives way to the owner of its address, unless it has an open verification link.
  const other = await invited(at, newcomer.username);
  expect((await look(other.token)).response.hasAccount).toBe(false);
  const row = { tokenHash: Buffer.alloc(32, 1), purpose: 'VERIFY_EMAIL', userId: newcomer.id };
  const expiresAt = new Date(shop.clock.now.getTime() + 3_600_000);
  await shop.db
    .insertInto('mailTokens')
    .values({ ...row, email: newcomer.username, expiresAt })
    .execute();
  expect((await look(other.token)).response.hasAccount).toBe(true);
});

test('an invalid token is not found', async () => {
  for (const token of [newStoreToken(newId()).token, 'x'.repeat(64)])
    expect(await look(token)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect((await look('short')).http).toBe(400);
});

test('an invitation is deleted a month after its end', async () => {
  const at = await openStore();
  const person = await shop.person();
  const { token } = await invited(at, person.username);
  const kept = shop.db.selectFrom('storeInvitations').select('id').where('username', '=', person.username);
  const begun = shop.clock.now;
  const sweep = async () => {
    await insertJob(shop.db, { task: 'sweep-invitations', payload: {} });
    await shop.runJobs();
  };

  shop.clock.now = new Date(begun.getTime() + 36 * 24 * 3_600_000);
  await sweep();
  expect((await look(token)).response.state).toBe('EXPIRED');
  shop.clock.now = new Date(begun.getTime() + 38 * 24 * 3_600_000);
  await sweep();
  expect(await kept.execute()).toEqual([]);
  expect(await ownInvitations(person)).toEqual([]);
});

test('calls per address are limited', async () => {
  const from = '192.0.2.33';
  const token = newStoreToken(newId()).token;
  await shop.call(getInvitation, { token }, undefined, { from });
  const { most } = limits.calls.getInvitation;
  await shop.db.updateTable('rateLimits').set({ calls: most }).where('name', '=', 'getInvitation').execute();
  expect((await shop.call(getInvitation, { token }, undefined, { from })).http).toBe(429);
});
