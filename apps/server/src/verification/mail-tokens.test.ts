import { expect, test } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { createUser } from '#server/users/create-user.ts';
import { freshDatabase } from '#test/database.ts';
import { endMailTokens, issueMailToken } from './issue-mail-token.ts';
import { deleteExpiredMailTokens } from './mail-tokens.queries.ts';
import { ownerOfValidMailToken, redeemMailToken } from './redeem-mail-token.ts';

const { db } = await freshDatabase();
const now = new Date('2026-11-20T12:00:00+09:00');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const purposes = [
  ['VERIFY_EMAIL', 24 * 60],
  ['RESET_PASSWORD', 30],
] as const;

const write = <T>(act: (tx: Tx) => Promise<T>) => inTransaction(db, act);
const redeem = (token: string, purpose: (typeof purposes)[number][0], at = now) =>
  write((tx) => redeemMailToken(tx, { purpose, token, now: at }));

async function person() {
  const email = `${newId()}@maru.test`;
  const userId = await createUser(db, { username: email, name: '김마루', passwordHash: 'x' });
  const issue = (purpose: (typeof purposes)[number][0]) =>
    write(async (tx) => (await issueMailToken(tx, { purpose, userId, email, now }))?.token ?? '');
  return { userId, email, issue };
}

test.each(purposes)('a token for %s identifies its owner once', async (purpose) => {
  const { issue, userId, email } = await person();
  const token = await issue(purpose);

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await redeem(token, purpose)).toEqual({ userId, email });
  expect(await redeem(token, purpose)).toBeUndefined();
});

test.each(purposes)('a token for %s expires after %i minutes', async (purpose, minutes) => {
  const { issue } = await person();
  const token = await issue(purpose);

  expect(await redeem(token, purpose, later(minutes))).toBeUndefined();
  expect(await redeem(token, purpose, new Date(later(minutes).getTime() - 1))).toBeDefined();
});

test.each(purposes)('of twenty concurrent uses of one token for %s exactly one succeeds', async (purpose) => {
  const { issue } = await person();
  const token = await issue(purpose);

  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token, purpose)));
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
});

test('a token works only for its purpose, and an invented one for none', async () => {
  const { issue } = await person();
  const token = await issue('VERIFY_EMAIL');

  expect(await redeem(token, 'RESET_PASSWORD')).toBeUndefined();
  expect(await redeem(`${token}x`, 'VERIFY_EMAIL')).toBeUndefined();
  expect(await redeem('\0', 'VERIFY_EMAIL')).toBeUndefined();
  expect(await redeem(token, 'VERIFY_EMAIL')).toBeDefined();
});

test('a later token for a purpose ends the earlier one, also if both are created concurrently', async () => {
  const { issue } = await person();
  const verify = await issue('VERIFY_EMAIL');
  const tokens = await Promise.all(Array.from({ length: 10 }, () => issue('RESET_PASSWORD')));

  const answers = await Promise.all(tokens.map((token) => redeem(token, 'RESET_PASSWORD')));
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  expect(await redeem(verify, 'VERIFY_EMAIL')).toBeDefined();
});

test('a changed address ends a token', async () => {
  const { issue, userId } = await person();
  const token = await issue('RESET_PASSWORD');
  await db
    .updateTable('users')
    .set({ username: `${newId()}@maru.test` })
    .where('id', '=', userId)
    .execute();

  expect(await ownerOfValidMailToken(db, { purpose: 'RESET_PASSWORD', token, now })).toBeUndefined();
  expect(await redeem(token, 'RESET_PASSWORD')).toBeUndefined();
});

test('neither looking at a token nor a rollback spends it', async () => {
  const { issue, userId, email } = await person();
  const token = await issue('RESET_PASSWORD');
  const given = { purpose: 'RESET_PASSWORD', token, now } as const;

  expect(await ownerOfValidMailToken(db, given)).toEqual({ userId, email });
  const undone = write(async (tx) => {
    await redeemMailToken(tx, given);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await redeem(token, 'RESET_PASSWORD')).toEqual({ userId, email });
  expect(await ownerOfValidMailToken(db, given)).toBeUndefined();
});

test('tokens for a purpose can be ended', async () => {
  const { issue, userId } = await person();
  const [reset, verify] = [await issue('RESET_PASSWORD'), await issue('VERIFY_EMAIL')];
  await write((tx) => endMailTokens(tx, { userId, purpose: 'RESET_PASSWORD' }));

  expect(await redeem(reset, 'RESET_PASSWORD')).toBeUndefined();
  expect(await redeem(verify, 'VERIFY_EMAIL')).toBeDefined();
});

test('the database contains no usable token, and expired ones are swept', async () => {
  const { issue, userId } = await person();
  const token = await issue('RESET_PASSWORD');
  const rows = () => db.selectFrom('mailTokens').selectAll().where('userId', '=', userId).execute();

  expect(JSON.stringify(await rows())).not.toContain(token);
  await deleteExpiredMailTokens(db, later(29));
  expect(await rows()).toHaveLength(1);
  await deleteExpiredMailTokens(db, later(30));
  expect(await rows()).toHaveLength(0);
});
