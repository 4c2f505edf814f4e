import {
  getRevenueMessage,
  listRevenueMessages,
  previewRevenueMessage,
  updateRevenueMessage,
} from '@maru/contract/sales/revenue-message.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { eraseUser } from '#server/users/erase-user.ts';
import { revenueMessageBuilders } from '#test/builders/revenue-message-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openShopWithPhone, staffWithPhone, change } = revenueMessageBuilders(shop);

async function sellAt(at: Awaited<ReturnType<typeof openShopWithPhone>>, ...times: string[]) {
  const { now } = shop.clock;
  for (const time of times) {
    shop.clock.now = new Date(`${time}+09:00`);
    await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  }
  shop.clock.now = now;
}

test('a new store sends no revenue message, and shows which members could get one', async () => {
  const at = await openShopWithPhone();
  const [cook] = [await shop.staffOf({ id: at.storeId }, ['ORDER']), await staffWithPhone(at, ['SALES'])];
  const { response } = await shop.call(getRevenueMessage, { storeId: at.storeId }, at.owner);

  expect(response).toMatchObject({ hour: 10, ownHour: null, recipients: [], version: 1 });
  expect(response.members.map(({ role, cannot, isCaller }) => [role, cannot, isCaller])).toEqual([
    ['OWNER', null, true],
    ['STAFF', 'NO_SALES', false],
    ['STAFF', null, false],
  ]);
  expect(response.members[1]?.userId).toBe(cook.id);
});

test('a member who has left Maru cannot be chosen', async () => {
  const at = await openShopWithPhone();
  const other = await shop.ownerOf({ id: at.storeId });
  const gone = { userId: at.ownerId, now: shop.clock.now };
  await shop.db.transaction().execute((tx) => eraseUser(tx, gone));

  const { response } = await shop.call(getRevenueMessage, { storeId: at.storeId }, other);
  expect(response.members.map(({ userId }) => userId)).toEqual([other.id]);
});

test('an owner chooses members, kinds and the hour, and an hour for themselves', async () => {
  const at = await openShopWithPhone();
  const staff = await staffWithPhone(at);
  const recipients = [
    { userId: at.ownerId, kinds: ['DAILY', 'MONTHLY'] as const },
    { userId: staff.id, kinds: ['WEEKLY'] as const },
  ].map(({ userId, kinds }) => ({ userId, kinds: [...kinds] }));

  const answer = await change(at, { hour: 18, ownHour: 7, recipients });

  expect(answer).toMatchObject({ http: 200, response: { hour: 18, ownHour: 7, version: 2 } });
  expect(new Set(answer.response.recipients)).toEqual(new Set(recipients));
  const asStaff = await shop.call(getRevenueMessage, { storeId: at.storeId }, staff);
  expect(asStaff.response).toMatchObject({ hour: 18, ownHour: null });
  expect(asStaff.response.members.map(({ ownHour }) => ownHour)).toEqual([7, null]);

  const events = await listEventsAfter(shop.db, at.storeId, 0);
  expect(events).toMatchObject([{ type: 'STORE_CHANGED', version: 2 }]);
  const trail = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .execute();
  expect(trail).toMatchObject([{ module: 'sales', act: 'updateRevenueMessage', after: { hour: 18 } }]);
});

test('staff with the right to settings keep the hour of an owner, and have none of their own', async () => {
  const at = await openShopWithPhone();
  const staff = await staffWithPhone(at, ['SETTING', 'SALES']);
  const recipients = [{ userId: at.ownerId, kinds: ['DAILY' as const] }];
  await change(at, { ownHour: 7, recipients });

  expect(await change(at, { version: 2, ownHour: 8, recipients }, staff)).toMatchObject({
    status: 'FORBIDDEN',
  });
  const changed = await change(at, { version: 2, hour: 12, recipients }, staff);
  expect(changed.response.members.map(({ ownHour }) => ownHour)).toEqual([7, null]);
});

test('only members with a phone who may see sales are added', async () => {
  const at = await openShopWithPhone();
  const blind = await staffWithPhone(at, ['ORDER']);
  const silent = await shop.staffOf({ id: at.storeId }, ['SALES']);
  const add = (userId: string) => change(at, { recipients: [{ userId, kinds: ['DAILY'] }] });

  expect(await add(blind.id)).toMatchObject({
    http: 409,
    status: 'CANNOT_RECEIVE_REVENUE',
    detail: { reason: 'NO_SALES' },
    message: expect.stringContaining('매출 보기'),
  });
  expect(await add(silent.id)).toMatchObject({ detail: { reason: 'NO_PHONE' } });
  expect(await add(newId())).toMatchObject({ detail: { reason: 'NOT_A_MEMBER' } });
});

test('a recipient who has lost the right stays in the list and does not block other changes', async () => {
  const at = await openShopWithPhone();
  const staff = await staffWithPhone(at, ['SALES']);
  const recipients = [{ userId: staff.id, kinds: ['DAILY' as const] }];
  await change(at, { recipients });
  await shop.db.updateTable('storeMembers').set({ rights: [] }).where('userId', '=', staff.id).execute();

  expect(await change(at, { version: 2, hour: 11, recipients })).toMatchObject({ http: 200 });
  expect(await change(at, { version: 3 })).toMatchObject({ response: { recipients: [] } });
});

const twice = (userId: string) => [1, 2].map(() => ({ userId, kinds: ['DAILY' as const] }));

test.each([
  ['a store hour at night', { hour: 20 }],
  ['an hour before ten', { hour: 9 }],
  ['an own hour that no clock shows', { ownHour: 24 }],
  ['a member twice', { recipients: twice(newId()) }],
  ['a member without a kind', { recipients: [{ userId: newId(), kinds: [] }] }],
])('%s is refused', async (_name, over) => {
  const at = await openShopWithPhone();
  expect(await change(at, over)).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
});

test('a stale edit is refused with the setting as it is now, and of twenty edits at once one is saved', async () => {
  const at = await openShopWithPhone();
  const answers = await Promise.all(Array.from({ length: 20 }, () => change(at, { hour: 15 })));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED');
  expect(refused).toHaveLength(19);
  expect(refused[0]?.detail).toMatchObject({ row: { hour: 15, version: 2 }, isOwn: true });
});

test('the preview is what would be sent: the last day, week or month beside the one before', async () => {
  const at = await openShopWithPhone();
  // Noon on Friday, November 20. The sale at 03:59 belongs to Thursday.
  await sellAt(
    at,
    '2026-11-19T12:00:00',
    '2026-11-20T03:59:00',
    '2026-11-18T12:00:00',
    '2026-11-20T11:00:00',
  );
  await sellAt(
    at,
    '2026-11-09T12:00:00',
    '2026-11-15T12:00:00',
    '2026-11-02T12:00:00',
    '2026-10-05T12:00:00',
  );
  const read = async (kind: 'DAILY' | 'WEEKLY' | 'MONTHLY') =>
    (await shop.call(previewRevenueMessage, { storeId: at.storeId, kind }, at.owner)).response;

  const daily = await read('DAILY');
  expect(daily).toMatchObject({ from: '2026-11-19', to: '2026-11-19' });
  expect(daily.kakao.text).toContain(
    '마루 시험점\n11월 19일 (목)\n\n· 순매출: 9,000원\n· 주문: 2건\n· 그 전날보다 4,500원(100%) 늘었어요',
  );
  expect(daily.kakao.button).toBe('매출 보기');
  expect(daily.sms).toEqual({
    form: 'SMS',
    text: '[마루] 마루 시험점\n11월 19일 (목) 순매출 9,000원(2건)\n전날보다 100% 늘었어요',
  });
  expect(await read('WEEKLY')).toMatchObject({
    ...{ from: '2026-11-09', to: '2026-11-15' },
    sms: { text: expect.stringContaining('11월 9일~15일 순매출 9,000원(2건)\n전주보다 100% 늘었어요') },
  });
  expect(await read('MONTHLY')).toMatchObject({
    ...{ from: '2026-10-01', to: '2026-10-31' },
    sms: { text: expect.stringContaining('2026년 10월 순매출 4,500원(1건)\n그 전달에는 매출이 없었어요') },
  });
});

test('a preview needs the right to see sales beside that to settings', async () => {
  const at = await openShopWithPhone();
  const clerk = await staffWithPhone(at, ['SETTING']);
  const kind = 'DAILY' as const;

  expect((await shop.call(getRevenueMessage, { storeId: at.storeId }, clerk)).http).toBe(200);
  const answer = await shop.call(previewRevenueMessage, { storeId: at.storeId, kind }, clerk);
  expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
});

const calls = [
  [getRevenueMessage, {}],
  [updateRevenueMessage, { version: 1, hour: 10, ownHour: null, recipients: [] }],
  [previewRevenueMessage, { kind: 'DAILY' }],
  [listRevenueMessages, {}],
] as const;

test.each(calls.map(([endpoint, input]) => [endpoint.name, endpoint, input] as const))(
  '%s is closed to strangers, outsiders, members without the right, and while the sales are locked',
  async (_name, endpoint, input) => {
    const at = await openShopWithPhone();
    const call = (as?: { token: string }) =>
      shop.call(endpoint as typeof getRevenueMessage, { storeId: at.storeId, ...input }, as);

    expect(await call()).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
    expect(await call(await shop.person())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
    expect(await call(await staffWithPhone(at, ['SALES']))).toMatchObject({ http: 403, status: 'FORBIDDEN' });
    await shop.db
      .insertInto('appLocks')
      .values({ storeId: at.storeId, lockedParts: ['SALES_ANALYSIS'] })
      .execute();
    expect(await call(at.owner)).toMatchObject({ http: 423, status: 'LOCKED' });
  },
);
