import {
  answerUnlockApproval,
  getAtuSetting,
  getUnlockApproval,
} from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { reportByPaymentMethod } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { ask, lock, lockedStore, minutesPass, tokenOn, unlock } = lockBuilders(shop);

async function asked() {
  const at = await lockedStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  await ask(at.storeId, staff);
  return { ...at, staff, token: await tokenOn(at.phone) };
}

const look = (token: string) => shop.call(getUnlockApproval, { token });
const answer = (token: string, said: 'APPROVE' | 'REFUSE') =>
  shop.call(answerUnlockApproval, { token, answer: said });
const report = async (storeId: string, as: Caller) => {
  const period = { from: '2026-11-01', to: '2026-11-20' };
  return (await shop.call(reportByPaymentMethod, { storeId, ...period }, as)).http;
};

test('the page behind the link shows who asks for which part, and until when', async () => {
  const { token } = await asked();

  expect(await look(token)).toMatchObject({
    http: 200,
    response: {
      storeName: '마루 시험점',
      category: null,
      userName: '김마루',
      part: 'SALES_ANALYSIS',
      requestedAt: shop.clock.now.toISOString(),
      expiresAt: new Date(shop.clock.now.getTime() + 180_000).toISOString(),
      state: 'WAITING',
    },
  });
});

test('opening the link approves nothing, however often it is previewed', async () => {
  const { storeId, staff, token } = await asked();
  for (let n = 0; n < 3; n += 1) expect((await look(token)).response.state).toBe('WAITING');

  expect(await report(storeId, staff)).toBe(423);
});

test('approving on the phone unlocks the session that asked, for 30 minutes', async () => {
  const { storeId, staff, token } = await asked();
  expect(await answer(token, 'APPROVE')).toMatchObject({ http: 200, response: { state: 'APPROVED' } });

  expect(await report(storeId, staff)).toBe(200);
  expect((await shop.call(getAtuSetting, { storeId }, staff)).response).toMatchObject({
    unlockedUntil: new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString(),
    request: null,
    lastAnswer: 'APPROVED',
  });
});

test('a refusal unlocks nothing and is shown', async () => {
  const { storeId, staff, token } = await asked();
  expect(await answer(token, 'REFUSE')).toMatchObject({ http: 200, response: { state: 'REFUSED' } });

  expect(await report(storeId, staff)).toBe(423);
  const { response } = await shop.call(getAtuSetting, { storeId }, staff);
  expect(response).toMatchObject({ unlockedUntil: null, request: null, lastAnswer: 'REFUSED' });
});

test('the answer emits an event, and the trail says that the phone gave it', async () => {
  const { storeId, token } = await asked();
  const events = () =>
    shop.db.selectFrom('storeEvents').select('type').where('storeId', '=', storeId).execute();
  const before = (await events()).length;
  await answer(token, 'APPROVE');

  expect((await events()).slice(before)).toEqual([{ type: 'APP_LOCK_CHANGED' }]);
  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId);
  expect(
    await trail.where('act', 'in', ['requestUnlock', 'answerUnlockApproval']).orderBy('id').execute(),
  ).toMatchObject([
    { act: 'requestUnlock', after: { part: 'SALES_ANALYSIS' } },
    { act: 'answerUnlockApproval', actorId: null, after: { answer: 'APPROVED', userName: '김*루' } },
  ]);
});

test.each(['APPROVE', 'REFUSE'] as const)(
  'a link can be answered once: after %s it has ended',
  async (first) => {
    const { token } = await asked();
    await answer(token, first);

    for (const second of ['APPROVE', 'REFUSE'] as const)
      expect(await answer(token, second)).toMatchObject({
        http: 409,
        status: 'APPROVAL_ENDED',
        detail: { reason: 'ANSWERED' },
      });
    expect((await look(token)).response.state).toBe(first === 'APPROVE' ? 'APPROVED' : 'REFUSED');
  },
);

test('exactly one of 20 concurrent answers is accepted', async () => {
  const { storeId, staff, token } = await asked();
  const said = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'APPROVE' : 'REFUSE'));
  const answers = await Promise.all(said.map((one) => answer(token, one as 'APPROVE' | 'REFUSE')));

  const taken = answers.filter(({ http }) => http === 200);
  expect(taken).toHaveLength(1);
  for (const { http, status } of answers)
    if (http !== 200) expect({ http, status }).toEqual({ http: 409, status: 'APPROVAL_ENDED' });
  const { state } = (await look(token)).response;
  expect(taken[0]?.response.state).toBe(state);
  expect(await report(storeId, staff)).toBe(state === 'APPROVED' ? 200 : 423);
});

test('a request expires after three minutes', async () => {
  const { storeId, staff, token } = await asked();
  minutesPass(3);

  expect((await look(token)).response.state).toBe('EXPIRED');
  expect(await answer(token, 'APPROVE')).toMatchObject({
    status: 'APPROVAL_ENDED',
    detail: { reason: 'EXPIRED' },
  });
  expect(await report(storeId, staff)).toBe(423);
});

test('a session that was signed out is no longer unlocked and not listed', async () => {
  const { staff, token } = await asked();
  await shop.endGrants(staff);

  expect((await look(token)).response.state).toBe('EXPIRED');
  expect(await answer(token, 'APPROVE')).toMatchObject({ detail: { reason: 'EXPIRED' } });
});

test('a request for a part that is no longer locked has expired', async () => {
  const at = await asked();
  await unlock(at, at.owner);
  await lock(at, []);

  expect(await answer(at.token, 'APPROVE')).toMatchObject({ detail: { reason: 'EXPIRED' } });
});

test('the link of a former member is not found', async () => {
  const { storeId, staff, token } = await asked();
  await shop.db
    .deleteFrom('storeMembers')
    .where('storeId', '=', storeId)
    .where('userId', '=', staff.id)
    .execute();

  expect(await answer(token, 'APPROVE')).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect((await look(token)).http).toBe(404);
});

test('a member who leaves the store and returns is locked again', async () => {
  const { storeId, staff, token } = await asked();
  await answer(token, 'APPROVE');
  const member = { storeId, userId: staff.id, role: 'STAFF', rights: ['SALES'] };
  await shop.db.deleteFrom('storeMembers').where('userId', '=', staff.id).execute();
  await shop.db.insertInto('storeMembers').values(member).execute();

  expect(await report(storeId, staff)).toBe(423);
});

test.each([
  ['made up', () => newStoreToken(newId()).token],
  ['of no form', () => 'a'.repeat(64)],
  ['too short', () => 'a'.repeat(20)],
])('a link whose token is %s is not found', async (_, made) => {
  for (const send of [look, (token: string) => answer(token, 'APPROVE')])
    expect(await send(made())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('a token does not work for another store', async () => {
  const { token } = await asked();
  const { storeId } = await lockedStore();
  const foreign = newStoreToken(storeId).token.slice(0, 21) + token.slice(21);

  expect((await look(foreign)).http).toBe(404);
});
