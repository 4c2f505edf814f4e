import { listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { getGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { db, technicalLog } = shop;

/** What is new in the log since the last call. */
async function recorded() {
  await technicalLog.flush();
  const rows = await db.selectFrom('technicalLog').selectAll().orderBy('id').execute();
  await db.deleteFrom('technicalLog').execute();
  return rows;
}

test('a refused call is kept with its name, code, caller and store, and without what was sent', async () => {
  const { storeId, owner } = await shop.completeStore();
  const staff = await shop.staffOf({ id: storeId });
  await recorded();
  const headers = { devicetype: 'web', clientversion: '1.2.3' };
  const sent = { storeId, version: 1, ownerName: '홍길동비밀' };

  const refused = await shop.call(updateStore, sent, staff, { headers });
  await shop.call(updateStore, { ...sent, version: 99 }, owner);

  expect(refused.status).toBe('FORBIDDEN');
  const rows = await recorded();
  expect(rows).toMatchObject([
    {
      ...{ logLevel: 'WARN', module: 'stores', subject: 'updateStore', code: 'FORBIDDEN', message: '' },
      ...{ requestId: refused.headers['x-request-id'], callerId: staff.id, namedStoreId: storeId },
      ...{ deviceType: 'web', clientVersion: '1.2.3', details: { method: 'POST', http: 403 } },
    },
    { logLevel: 'INFO', code: 'DATA_WAS_BEEN_MODIFIED', callerId: owner.id },
  ]);
  expect(JSON.stringify(rows)).not.toContain('홍길동');
});

test('an ended token, an unknown address and a call that works leave nothing', async () => {
  const { owner } = await shop.openStore();
  await recorded();

  expect((await shop.call(getProfile, {})).http).toBe(401);
  expect((await shop.app.hub.inject({ url: '/wp-login.php' })).statusCode).toBe(404);
  expect((await shop.call(getProfile, {}, owner)).http).toBe(200);

  expect(await recorded()).toEqual([]);
});

test('the same refusal of the same caller is kept once a minute', async () => {
  const { storeId } = await shop.openStore();
  const outsider = await shop.person();
  await recorded();

  for (let n = 0; n < 5; n += 1) await shop.call(listOrders, { storeId }, outsider);

  expect(await recorded()).toMatchObject([{ subject: 'listOrders', code: 'NOT_FOUND', logLevel: 'INFO' }]);
});

test('a failed call is an error with its cause, and without the row that the database names', async () => {
  const { storeId, owner } = await shop.openStore();
  await recorded();
  await shop.pool.query('alter table store_settings rename to store_settings_away');
  const failed = await shop.call(getGeneralSetting, { storeId }, owner);
  await shop.pool.query('alter table store_settings_away rename to store_settings');

  expect(failed.status).toBe('INTERNAL');
  const rows = (await recorded()).filter(({ code }) => code === 'INTERNAL');
  expect(rows).toMatchObject([
    { logLevel: 'ERROR', subject: 'getGeneralSetting', details: { http: 500, stack: expect.any(String) } },
  ]);
  expect(rows[0]?.message).toContain('store_settings');
});

test('password checks that accept, refuse or delay are kept without what was typed', async () => {
  const person = await shop.person();
  await recorded();
  const from = '203.0.113.7';
  const given = { username: person.username, password: 'wrong-and-secret' };
  const signIn = (body: object) =>
    shop.app.account.inject({
      method: 'POST',
      url: grantUserToken.path,
      remoteAddress: from,
      headers: { origin: shop.config.accountUrl },
      payload: body,
    });

  for (let n = 0; n < 7; n += 1) await signIn(given);

  const rows = await recorded();
  const codes = rows.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['PASSWORD_REFUSED', 'SIGN_IN_WAITS']));
  expect(codes).not.toContain('PASSWORD_ACCEPTED');
  expect(rows[0]).toMatchObject({ module: 'sign-in', details: { network: expect.any(String) } });
  expect(JSON.stringify(rows)).not.toMatch(/wrong-and-secret|maru\.test/);
  await shop.signIn((await shop.person()).username);
  expect((await recorded()).at(-1)).toMatchObject({ code: 'PASSWORD_ACCEPTED' });
});

test('a job that fails is kept with its name, without what it was given', async () => {
  await recorded();
  await insertJob(db, { task: 'send-message', payload: { messageId: 'not an id', secret: 'hidden' } });
  await shop.runJobs();

  const rows = await recorded();
  expect(rows.find(({ code }) => code === 'JOB_FAILED')).toMatchObject({
    ...{ logLevel: 'ERROR', module: 'jobs', subject: 'send-message' },
  });
  expect(JSON.stringify(rows)).not.toContain('hidden');
});

test('a job that begins minutes after it was due is kept', async () => {
  await insertJob(db, { task: 'keep-months', payload: {}, delaySeconds: -900 });
  await shop.app.runDueJobs();

  expect(await recorded()).toMatchObject([{ code: 'JOB_LATE', subject: 'keep-months', logLevel: 'WARN' }]);
});
