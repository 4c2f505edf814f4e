import {
  getPointChannel,
  listPointTemplates,
  updatePointChannel,
} from '@maru/contract/points/point-messages.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { ownChannelId } from '#server/providers/dev-mailbox/dev-mailbox-kakao.ts';
import { pointMessageBuilders } from '#test/builders/point-message-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openTelling, choose, connectOwn, noTemplates, runAll, history } = pointMessageBuilders(shop);
type At = Awaited<ReturnType<typeof openTelling>>;

const read = async ({ storeId, owner }: At) =>
  (await shop.call(getPointChannel, { storeId }, owner)).response;
const approved = { ...noTemplates, EARNED: 'coffee_earned' };

/** Channels and templates are those of the trial's dealer. */
beforeAll(async () => {
  await connectOwn(await shop.openStore());
});

test('a store without a setting has the channel of Maru and no message switched on, and sees what messages cost', async () => {
  const { storeId, owner } = await shop.openStore();
  const { http, response } = await shop.call(getPointChannel, { storeId }, owner);
  expect(http).toBe(200);
  expect(response).toEqual({
    ...{ channelId: null, templates: noTemplates, kinds: [], version: 1, channels: [] },
    maru: { id: '@maru', name: '@maru', status: 'ACTIVE', smsFailover: false },
    prices: { kakao: 13, sms: 20, lms: 50 },
    estimates: { EARN: 0, USE: 0, CANCEL: 0, TWO_MONTHS: 0, ONE_MONTH: 0, THREE_DAYS: 0 },
  });
});

test('a store sees how many messages of each kind the last 30 days would have brought', async () => {
  const at = await openTelling({ kinds: [] });
  await shop.setPoints(at, { validityMonths: 2 });
  const sell = (pointsUsed: number) =>
    shop.order(at, {
      ...{ customer: { phone: at.customer.number }, total: 4_500 - pointsUsed },
      ...(pointsUsed > 0 && { pointsUsed }),
      tenders: [{ type: 'INSTORE_CASH', amount: 4_500 - pointsUsed }],
    });
  await sell(0);
  const used = await sell(400);
  await shop.cancel(at, used.id);
  const { estimates } = await read(at);
  expect(estimates).toEqual({ EARN: 1, USE: 1, CANCEL: 1, TWO_MONTHS: 1, ONE_MONTH: 0, THREE_DAYS: 0 });
});

test('spec 3 · templates are listed with status and inspection, and why one cannot be chosen', async () => {
  const at = await openTelling();
  await connectOwn(at);
  const { response } = await shop.call(listPointTemplates, { storeId: at.storeId }, at.owner);
  const own = response.templates.filter(({ channelId }) => channelId === ownChannelId);
  expect(new Set(own.map(({ inspectionStatus }) => inspectionStatus))).toEqual(
    new Set(['REGISTERED', 'REQUESTED', 'INSPECTING', 'APPROVED', 'REJECTED']),
  );
  const problemsOf = (code: string) => own.find((one) => one.code === code)?.problems;
  expect(problemsOf('coffee_earned')).toMatchObject({ EARNED: null, USED: 'VARIABLES' });
  expect(problemsOf('coffee_expiring')).toMatchObject({ EXPIRING: 'NOT_APPROVED' });
  expect(problemsOf('coffee_earned_old')).toMatchObject({ EARNED: 'NOT_ACTIVE' });
  const ours = response.templates.filter(({ channelId }) => channelId === '@maru').map(({ code }) => code);
  expect(ours).toContain('POINT_EARNED');
  expect(ours).not.toContain('ATU_UNLOCK');
});

test('spec 3 · an approved template of the own channel is chosen, and messages leave by it', async () => {
  const at = await openTelling();
  await connectOwn(at);
  const { http, response } = await choose(at, { channelId: ownChannelId, templates: approved });
  expect(http).toBe(200);
  expect(response).toMatchObject({
    ...{ channelId: ownChannelId, templates: approved },
    channels: [{ id: ownChannelId, name: '마루커피 성수점', status: 'ACTIVE', smsFailover: false }],
  });
  await shop.order(at, {
    ...{ customer: { phone: at.customer.number } },
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }],
  });
  await runAll();
  const sent = await shop.db
    .selectFrom('devOutbox')
    .select(['form', 'body'])
    .orderBy('sentAt', 'desc')
    .executeTakeFirst();
  expect(sent).toMatchObject({
    form: 'coffee_earned',
    body: expect.stringContaining('이번에 적립한 포인트: 450P'),
  });
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);
});

test('a chosen template that lost its approval is replaced by the one of Maru', async () => {
  const at = await openTelling();
  await connectOwn(at);
  await choose(at, { channelId: ownChannelId, templates: approved });
  await shop.db
    .updateTable('messageTemplates')
    .set({ status: 'STOPPED' })
    .where('code', '=', 'coffee_earned')
    .execute();
  await shop.order(at, {
    ...{ customer: { phone: at.customer.number } },
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }],
  });
  await runAll();
  const sent = await shop.db
    .selectFrom('devOutbox')
    .select('form')
    .orderBy('sentAt', 'desc')
    .executeTakeFirst();
  expect(sent?.form).toBe('POINT_EARNED');
  await shop.db
    .updateTable('messageTemplates')
    .set({ status: 'ACTIVE' })
    .where('code', '=', 'coffee_earned')
    .execute();
});

test.each([
  ['coffee_expiring', 'EXPIRING', 'NOT_APPROVED'],
  ['coffee_earned_old', 'EARNED', 'NOT_ACTIVE'],
  ['coffee_used', 'EARNED', 'VARIABLES'],
  ['unheard_of', 'EARNED', 'UNKNOWN'],
] as const)('the template %s is refused for %s: %s', async (code, purpose, reason) => {
  const at = await openTelling();
  await connectOwn(at);
  const answer = await choose(at, {
    channelId: ownChannelId,
    templates: { ...noTemplates, [purpose]: code },
  });
  expect(answer).toMatchObject({ status: 'POINT_TEMPLATE_NOT_USABLE', detail: { reason, purpose } });
});

test('a member cannot choose a channel that no admin connected, nor an admin one that the dealer does not have', async () => {
  const at = await openTelling();
  expect(await choose(at, { channelId: ownChannelId })).toMatchObject({
    ...{ status: 'POINT_CHANNEL_NOT_FOUND', detail: { reason: 'NOT_CONNECTED' } },
  });
  const admin = await shop.person({ admin: true });
  expect(await choose(at, { channelId: '@nobody' }, admin)).toMatchObject({
    ...{ status: 'POINT_CHANNEL_NOT_FOUND', detail: { reason: 'UNKNOWN' } },
  });
  const { response } = await shop.call(listPointTemplates, { storeId: at.storeId }, at.owner);
  expect(response.templates.some(({ channelId }) => channelId === ownChannelId)).toBe(false);
});

test('a store goes back to the channel of Maru, and the connected one stays to be chosen', async () => {
  const at = await openTelling();
  await connectOwn(at, { templates: approved });
  const { response } = await choose(at, { channelId: null, templates: approved });
  expect(response).toMatchObject({ channelId: null, templates: noTemplates });
  expect(response.channels.map(({ id }) => id)).toEqual([ownChannelId]);
});

test('of two people who save at the same time one is told who was first', async () => {
  const at = await openTelling();
  const { version } = await read(at);
  const input = { storeId: at.storeId, version, channelId: null, templates: noTemplates, kinds: [] };
  const answers = await Promise.all([1, 2].map(() => shop.call(updatePointChannel, input, at.owner)));
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(answers.find(({ http }) => http === 409)).toMatchObject({
    ...{ status: 'DATA_WAS_BEEN_MODIFIED', detail: { isOwn: true } },
  });
});

test('a change of the message setting is in the trail', async () => {
  const at = await openTelling();
  await choose(at, { kinds: ['CANCEL'] });
  const rows = await shop.db
    .selectFrom('storeTrail')
    .select(['act', 'after'])
    .where('storeId', '=', at.storeId)
    .where('act', '=', 'updatePointChannel')
    .orderBy('id', 'desc')
    .execute();
  expect(rows[0]?.after).toMatchObject({ kinds: ['CANCEL'] });
});

test('reading needs the right POINT in the store, and writing the right POINT_SETTING', async () => {
  const at = await openTelling();
  const { storeId } = at;
  const { version } = await read(at);
  const input = { storeId, version, channelId: null, templates: noTemplates, kinds: [] };
  const reader = await shop.staffOf({ id: storeId }, ['POINT']);
  const outsider = (await shop.openStore()).owner;
  for (const endpoint of [getPointChannel, listPointTemplates]) {
    expect(await shop.call(endpoint, { storeId }, reader)).toMatchObject({ http: 200 });
    expect(await shop.call(endpoint, { storeId })).toMatchObject({ http: 401 });
    expect(await shop.call(endpoint, { storeId }, outsider)).toMatchObject({ http: 404 });
  }
  expect(await shop.call(updatePointChannel, input, reader)).toMatchObject({ http: 403 });
  expect(await shop.call(updatePointChannel, input)).toMatchObject({ http: 401 });
  expect(await shop.call(updatePointChannel, input, outsider)).toMatchObject({ http: 404 });
});

test('an admin who asks for a store that does not exist is told so', async () => {
  const admin = await shop.person({ admin: true });
  const storeId = newId();
  const input = { storeId, version: 1, channelId: null, templates: noTemplates, kinds: [] };
  for (const answer of [
    await shop.call(getPointChannel, { storeId }, admin),
    await shop.call(listPointTemplates, { storeId }, admin),
    await shop.call(updatePointChannel, input, admin),
  ])
    expect(answer).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});
