import { getRevenueMessage } from '@maru/contract/sales/revenue-message.endpoints.ts';
import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { beforeEach, expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { revenueMessageBuilders } from '#test/builders/revenue-message-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openShopWithPhone, staffWithPhone, change, runAt, history, outcomes } = revenueMessageBuilders(shop);
const { db, mailbox } = shop;
/** A Friday. */
const noon = new Date('2026-11-20T12:00:00+09:00');

beforeEach(async () => {
  shop.clock.now = noon;
  await db.deleteFrom('revenueMessageRecipients').execute();
  await db.deleteFrom('devKakao').execute();
});

/** A store whose owner gets messages from this Friday noon on. */
async function openSubscribed(
  kinds: SummaryKind[] = ['DAILY'],
  over: { hour?: number; ownHour?: number } = {},
) {
  const at = await openShopWithPhone();
  const answer = await change(at, { recipients: [{ userId: at.ownerId, kinds }], ...over });
  expect(answer.http).toBe(200);
  return at;
}

const sell = (at: Awaited<ReturnType<typeof openShopWithPhone>>) =>
  shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
const textsTo = async (phone: string) => (await mailbox.allTo(phone)).map(({ body }) => body);

test('the daily message comes at its hour, once, with the figures of the business day before', async () => {
  const at = await openSubscribed();
  await sell(at);

  await runAt('2026-11-21T09:59:00');
  expect(await textsTo(at.phone)).toEqual([]);
  await runAt('2026-11-21T10:00:00');
  await runAt('2026-11-21T10:01:00');
  await runAt('2026-11-21T19:59:00');

  const [body, ...others] = await textsTo(at.phone);
  expect(others).toEqual([]);
  expect(body).toContain('11월 20일 (금)\n\n· 순매출: 4,500원\n· 주문: 1건\n· 그 전날에는 매출이 없었어요');
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'DELIVERED']]);
});

test('weekly messages come after Sunday, monthly ones after the last day, beginning with the present period', async () => {
  const at = await openSubscribed(['WEEKLY', 'MONTHLY']);

  await runAt('2026-11-20T12:01:00');
  await runAt('2026-11-22T10:00:00');
  expect(await history(at)).toEqual([]);
  await runAt('2026-11-23T10:00:00');
  expect(await history(at)).toMatchObject([['WEEKLY', '2026-11-16', expect.any(String)]]);
  await runAt('2026-12-01T10:00:00');
  expect((await history(at)).map(([kind, from]) => [kind, from]).sort()).toEqual([
    ['MONTHLY', '2026-11-01'],
    ['WEEKLY', '2026-11-16'],
    ['WEEKLY', '2026-11-23'],
  ]);
});

test.each([
  ['DAILY', '2026-12-01T10:00:00', '?from=2026-11-30&to=2026-11-30'],
  ['WEEKLY', '2026-11-23T10:00:00', '?from=2026-11-16&to=2026-11-22'],
  ['MONTHLY', '2026-12-01T10:00:00', '?from=2026-11-01&to=2026-11-30'],
] as const)('the button of a %s message opens the revenue of its period', async (kind, time, search) => {
  const at = await openSubscribed([kind]);
  await runAt(time);

  const link = await mailbox.linkTo(at.phone);
  expect([link.pathname, link.search]).toEqual([`/s/${at.storeId}/sales/revenue`, search]);
});

test('after an outage only the latest message of each kind is caught up, and not at night', async () => {
  const at = await openSubscribed(['DAILY', 'WEEKLY'], { hour: 15 });

  await runAt('2026-12-10T02:00:00');
  expect(await textsTo(at.phone)).toEqual([]);
  await runAt('2026-12-10T10:00:00');
  await runAt('2026-12-10T10:01:00');

  // The last missed sending hour was 15:00 on December 9, so the daily message is about the 8th.
  expect((await outcomes(at)).sort()).toEqual([
    ['DAILY', '2026-12-08', 'DELIVERED'],
    ['WEEKLY', '2026-11-30', 'DELIVERED'],
  ]);
  expect(await textsTo(at.phone)).toHaveLength(2);
});

test('an owner gets messages at the hour of their own, also at night, and staff at that of the store', async () => {
  const at = await openShopWithPhone();
  const staff = await staffWithPhone(at);
  const kinds: SummaryKind[] = ['DAILY'];
  const recipients = [at.ownerId, staff.id].map((userId) => ({ userId, kinds }));
  await change(at, { hour: 11, ownHour: 6, recipients });

  await runAt('2026-11-21T06:00:00');
  expect([await textsTo(at.phone), await textsTo(staff.phone)].map((all) => all.length)).toEqual([1, 0]);
  await runAt('2026-11-21T11:00:00');
  expect([await textsTo(at.phone), await textsTo(staff.phone)].map((all) => all.length)).toEqual([1, 1]);
});

test('a message at an hour before the day start does not summarize the business day that is still running', async () => {
  const at = await openSubscribed(['DAILY'], { ownHour: 2 });

  await runAt('2026-11-21T02:00:00');
  expect(await history(at)).toEqual([]);
  await runAt('2026-11-22T02:00:00');
  expect(await outcomes(at)).toMatchObject([['DAILY', '2026-11-20', 'DELIVERED']]);
});

test('recipients who lost SALES, left the store or have no phone get nothing; with SALES again they get the latest', async () => {
  const at = await openShopWithPhone();
  const [blind, gone, silent] = [
    await staffWithPhone(at),
    await staffWithPhone(at),
    await staffWithPhone(at),
  ];
  const kinds: SummaryKind[] = ['DAILY'];
  await change(at, { recipients: [blind, gone, silent].map(({ id }) => ({ userId: id, kinds })) });
  await db
    .updateTable('storeMembers')
    .set({ rights: ['ORDER'] })
    .where('userId', '=', blind.id)
    .execute();
  await db.deleteFrom('storeMembers').where('userId', '=', gone.id).execute();
  await db.updateTable('users').set({ phoneVerifiedAt: null }).where('id', '=', silent.id).execute();

  await runAt('2026-11-21T10:00:00');
  for (const { phone } of [blind, gone, silent]) expect(await textsTo(phone)).toEqual([]);

  await db
    .updateTable('storeMembers')
    .set({ rights: ['SALES'] })
    .where('userId', '=', blind.id)
    .execute();
  await runAt('2026-11-22T10:00:00');
  expect(await textsTo(blind.phone)).toHaveLength(1);
  expect(await outcomes(at)).toMatchObject([['DAILY', '2026-11-21', 'DELIVERED']]);
});

test.each(accountFlags)('a recipient who cannot sign in, as %s is false, gets nothing', async (flag) => {
  const at = await openSubscribed();
  await updateUserFlags(db, at.ownerId, { [flag]: false });
  await runAt('2026-11-21T10:00:00');
  expect(await textsTo(at.phone)).toEqual([]);

  await updateUserFlags(db, at.ownerId, { [flag]: true });
  await runAt('2026-11-22T10:00:00');
  expect(await textsTo(at.phone)).toHaveLength(1);
});

test('a terminated store sends nothing', async () => {
  const at = await openSubscribed();
  await db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', at.storeId)
    .execute();
  await runAt('2026-11-21T10:00:00');
  expect(await textsTo(at.phone)).toEqual([]);
});

test('a change to an hour that has passed sends the message immediately, and a later change does not send it again', async () => {
  const at = await openSubscribed(['DAILY'], { hour: 18 });
  const recipients = [{ userId: at.ownerId, kinds: ['DAILY' as const] }];
  await runAt('2026-11-21T14:00:00');
  expect(await history(at)).toEqual([]);

  await change(at, { version: 2, hour: 11, recipients });
  await runAt('2026-11-21T14:01:00');
  expect(await history(at)).toMatchObject([['DAILY', '2026-11-20', expect.any(String)]]);
  await change(at, { version: 3, hour: 16, recipients });
  await runAt('2026-11-21T16:00:00');
  expect(await history(at)).toHaveLength(1);
});

test('two servers that run at the same time send each message once', async () => {
  const { app } = await shop.instance();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openSubscribed(['DAILY', 'WEEKLY'])));
  shop.clock.now = new Date('2026-11-23T10:00:00+09:00');
  for (let i = 0; i < 4; i += 1) await insertJob(db, { task: 'send-revenue-messages', payload: {} });
  await Promise.all([shop.app.runDueJobs(), app.runDueJobs(), shop.app.runDueJobs(), app.runDueJobs()]);
  await shop.runJobs();

  for (const { phone } of stores) expect(await textsTo(phone)).toHaveLength(2);
});

test('a server that is killed before sending leaves the message to the next one, which sends it once', async () => {
  const at = await openSubscribed();
  const dead = await shop.instance({
    carriers: { ...shop.carriers, kakao: { ...kakaoOf(), send: () => new Promise<never>(() => {}) } },
  });
  shop.clock.now = new Date('2026-11-21T10:00:00+09:00');
  await insertJob(db, { task: 'send-revenue-messages', payload: {} });
  await dead.app.runDueJobs();
  void dead.app.runDueJobs().catch(() => {});
  await expect.poll(() => history(at)).toEqual([['DAILY', '2026-11-20', 'QUEUED']]);
  await expect.poll(async () => (await oneMessage(at.storeId))?.attempts).toBe(1);

  await runAt('2026-11-21T10:05:00');
  await runAt('2026-11-21T10:06:00');
  expect(await textsTo(at.phone)).toHaveLength(1);
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'DELIVERED']]);
});

test('if Kakao cannot deliver, the message goes by text', async () => {
  const at = await openSubscribed(['DAILY']);
  await db.insertInto('devKakao').values({ mood: 'NOT_A_USER' }).execute();
  await runAt('2026-11-21T10:00:00');
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'FALLBACK_SENT']]);
  expect((await textsTo(at.phone))[0]).toBe(
    '[마루] 마루 시험점\n11월 20일 (금) 순매출 0원(0건)\n그 전날과 같아요',
  );
});

test('a message that neither Kakao nor a text can deliver has failed, and is not sent again', async () => {
  const at = await openSubscribed();
  await db.insertInto('devKakao').values({ mood: 'NOT_A_USER' }).execute();
  const refuse = () => Promise.reject(new Undeliverable('no such number'));
  const { app } = await shop.instance({
    carriers: { ...shop.carriers, sms: { ...shop.carriers.sms, send: refuse } },
  });
  shop.clock.now = new Date('2026-11-21T10:00:00+09:00');
  await insertJob(db, { task: 'send-revenue-messages', payload: {} });
  for (let i = 0; i < 4; i += 1) {
    await shop.makeJobsDue();
    await app.runDueJobs();
  }

  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'FAILED']]);
  await runAt('2026-11-21T10:02:00');
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'FAILED']]);
});

test('a weekly message that waits until the night is not sent then, but on the next day', async () => {
  const at = await openSubscribed(['WEEKLY']);
  shop.clock.now = new Date('2026-11-23T10:00:00+09:00');
  const away = await shop.instance({
    carriers: {
      ...shop.carriers,
      kakao: { ...kakaoOf(), send: () => Promise.reject(new Error('away')) },
      sms: { ...shop.carriers.sms, send: () => Promise.reject(new Error('away')) },
    },
  });
  await insertJob(db, { task: 'send-revenue-messages', payload: {} });
  await away.app.runDueJobs();

  await runAt('2026-11-23T23:00:00');
  expect(await textsTo(at.phone)).toEqual([]);
  await runAt('2026-11-24T09:00:00');
  expect(await outcomes(at)).toEqual([['WEEKLY', '2026-11-16', 'EXPIRED']]);
  await runAt('2026-11-24T10:00:00');
  await runAt('2026-11-24T10:01:00');
  expect(await textsTo(at.phone)).toHaveLength(1);
  expect(await outcomes(at)).toEqual([['WEEKLY', '2026-11-16', 'DELIVERED']]);
});

test('the outcome of a message is known after the rows of the carriers are deleted', async () => {
  const at = await openSubscribed();
  await runAt('2026-11-21T10:00:00');
  await outcomes(at);
  await db.deleteFrom('messages').execute();
  await runAt('2026-11-21T10:02:00');
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'DELIVERED']]);
});

test('a member who is removed from the store is no recipient any more', async () => {
  const at = await openShopWithPhone();
  const staff = await staffWithPhone(at);
  await change(at, { recipients: [{ userId: staff.id, kinds: ['DAILY'] }] });
  const removal = { storeId: at.storeId, action: 'REMOVE' as const, userId: staff.id, version: 1 };
  expect((await shop.call(updateAccessControl, removal, at.owner)).http).toBe(200);

  const { response } = await shop.call(getRevenueMessage, { storeId: at.storeId }, at.owner);
  expect(response.recipients).toEqual([]);
});

function kakaoOf() {
  const { kakao } = shop.carriers;
  if (!kakao) throw new Error('there is no Kakao here');
  return kakao;
}

async function oneMessage(storeId: string) {
  return db
    .selectFrom('revenueMessages')
    .innerJoin('messages', 'messages.id', 'revenueMessages.messageId')
    .select(['messages.attempts', 'messages.status'])
    .where('storeId', '=', storeId)
    .executeTakeFirst();
}
