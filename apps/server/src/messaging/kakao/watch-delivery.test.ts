import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { setKakaoMood } from '#server/providers/dev-mailbox/dev-kakao.queries.ts';
import { openShop } from '#test/open-shop.ts';
import { chooseCarriers } from '../choose-carriers.ts';
import { deliveryOf } from '../delivery-of.ts';
import { openPost } from '../open-post.ts';
import type { KakaoMessage } from '../post.ts';
import { sendOverdue } from '../send-overdue.ts';
import { fallBack } from './fall-back.ts';
import { claimDeliveryCheck } from './kakao-messages.queries.ts';
import { watchDelivery } from './watch-delivery.ts';

const shop = await openShop();
const { db, keys } = shop;
const post = openPost({ keys });
const to = '+821012345678';
const url = 'https://account.example/approve/sesame';
const seconds = (count: number) => new Date(shop.clock.now.getTime() + count * 1_000);

beforeEach(async () => {
  for (const table of ['messages', 'outbox', 'devOutbox', 'devKakao'] as const)
    await db.deleteFrom(table).execute();
});

const message: KakaoMessage = {
  kind: 'ATU_UNLOCK',
  to,
  template: 'ATU_UNLOCK',
  language: 'ko',
  variables: { store: '마루 카페', person: '김마루', part: '매출 분석', device: 'Chrome' },
  buttonUrl: url,
  text: `[마루] 승인해 주세요. ${url}`,
};

const posted = (over: Pick<KakaoMessage, 'usefulUntil'> & { to?: string; kind?: string } = {}) =>
  db.transaction().execute((tx) => post.kakao(tx, { ...message, usefulUntil: seconds(180), ...over }));
const rowOf = (id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const texts = () => db.selectFrom('messages').selectAll().where('fallbackOf', 'is not', null).execute();
const onPhone = () => db.selectFrom('devOutbox').selectAll().orderBy('sentAt').execute();
const isDue = () =>
  db
    .updateTable('messages')
    .set({ nextLookAt: new Date(0) })
    .where('nextLookAt', 'is not', null)
    .execute();
const watch = () =>
  watchDelivery({
    db,
    keys,
    carriers: chooseCarriers(shop.config, { db, clock: () => shop.clock.now }),
    clock: () => shop.clock.now,
    log: pino({ level: 'silent' }),
  });

test('a Kakao message arrives with its button, and its content is erased then', async () => {
  const id = await posted();
  expect(await deliveryOf(db, id)).toBe('QUEUED');

  await shop.runJobs();
  const withDealer = await rowOf(id);
  expect(withDealer).toMatchObject({ status: 'SENT', recipient: null, templateCode: 'ATU_UNLOCK' });
  expect(withDealer.sealed?.toString('latin1')).not.toContain('sesame');
  expect(await deliveryOf(db, id)).toBe('SENT');

  await shop.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'DELIVERED', sealed: null, lastError: null });
  expect(await deliveryOf(db, id)).toBe('DELIVERED');
  await shop.runJobs();
  expect(await onPhone()).toMatchObject([{ channel: 'KAKAO', recipient: to, form: 'ATU_UNLOCK' }]);
  const [{ body, buttons } = {}] = await onPhone();
  expect(body).toContain('마루 카페에서 김마루님이');
  expect(buttons).toMatchObject([{ name: '승인하러 가기', linkMobile: url }]);
});

test('a recipient without Kakao gets one text instead', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const id = await posted();
  await shop.runJobs();
  await watch()({ messageId: id });
  expect(await rowOf(id)).toMatchObject({ status: 'SENT' });

  await isDue();
  await watch()({ messageId: id });
  expect(await rowOf(id)).toMatchObject({
    status: 'FAILED',
    sealed: null,
    lastError: 'kakao: not a Kakao user',
  });
  expect(await deliveryOf(db, id)).toBe('QUEUED');

  for (let i = 0; i < 4; i += 1) await shop.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT' });
  expect(await deliveryOf(db, id)).toBe('FALLBACK_SENT');
  expect(await onPhone()).toMatchObject([
    { channel: 'KAKAO', delivery: 'NOT_A_USER' },
    { channel: 'SMS', recipient: to, body: message.text },
  ]);
  expect(await texts()).toMatchObject([{ status: 'SENT', sealed: null, recipient: null }]);
});

test('without an outcome a code is sent as a text at the second check, after ten seconds', async () => {
  await setKakaoMood(db, 'NO_ANSWER');
  const id = await posted();
  await shop.runJobs();
  const delays: number[] = [];
  for (let check = 1; check <= 2; check += 1) {
    const [job] = await db.deleteFrom('outbox').returning(['runAt', 'createdAt']).execute();
    if (job) delays.push(Math.round((job.runAt.getTime() - job.createdAt.getTime()) / 1_000));
    await isDue();
    await watch()({ messageId: id });
  }

  expect(delays).toEqual([5, 5]);
  expect(await texts()).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', looks: 2, lastError: 'kakao: no news' });
});

test('without an outcome a message without expiry is checked seven times and then erased', async () => {
  await setKakaoMood(db, 'NO_ANSWER');
  const id = await posted({ kind: 'REVENUE_SUMMARY', usefulUntil: seconds(86_400) });
  for (let i = 0; i < 7; i += 1) await shop.runJobs();
  expect((await rowOf(id)).sealed).not.toBeNull();
  await shop.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'SENT', looks: 7, sealed: null, nextLookAt: null });
  expect(await texts()).toEqual([]);
});

test('an expired message is not sent as a text, and is erased', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const [failed, waiting] = [
    await posted({ usefulUntil: seconds(1) }),
    await posted({ usefulUntil: seconds(1) }),
  ];
  await shop.runJobs();
  await db.updateTable('devOutbox').set({ delivery: 'NO_ANSWER' }).where('id', '=', waiting).execute();
  const late = await posted({ usefulUntil: seconds(1) });
  shop.clock.now = seconds(1);
  for (let i = 0; i < 3; i += 1) await shop.runJobs();

  expect(await rowOf(failed)).toMatchObject({ status: 'FAILED', sealed: null });
  expect(await rowOf(waiting)).toMatchObject({ status: 'SENT', sealed: null });
  expect(await rowOf(late)).toMatchObject({ status: 'FAILED', sealed: null, lastError: 'too late' });
  expect(await deliveryOf(db, late)).toBe('FAILED');
  expect(await texts()).toEqual([]);
});

test('of twenty concurrent workers one checks, and one text is sent', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const id = await posted();
  await shop.runJobs();
  await isDue();
  const watching = watch();
  await Promise.all(Array.from({ length: 20 }, () => watching({ messageId: id })));
  for (let i = 0; i < 3; i += 1) await shop.runJobs();

  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT', looks: 1 });
  expect((await onPhone()).filter(({ channel }) => channel === 'SMS')).toHaveLength(1);
});

test('concurrent workers with the same result send one text', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const id = await posted();
  await shop.runJobs();
  const { sealed, usefulUntil } = { ...(await rowOf(id)) };
  const found = { id, sealed: sealed as Buffer, usefulUntil, lastError: 'kakao: 3019' };
  const parts = { db, keys, clock: () => shop.clock.now };
  await Promise.all(Array.from({ length: 10 }, () => fallBack(parts, found)));
  for (let i = 0; i < 3; i += 1) await shop.runJobs();
  await fallBack(parts, found);

  expect(await texts()).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT' });
});

test('another process finishes the work of a dead one, once', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const id = await posted();
  await shop.runJobs();
  await isDue();
  // The worker claimed a delivery check and died before it stored the result.
  await claimDeliveryCheck(db, id, 60);
  await db.deleteFrom('outbox').execute();
  await sendOverdue({ db })();
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);

  await isDue();
  await sendOverdue({ db })();
  await sendOverdue({ db })();
  expect(await db.selectFrom('outbox').select(['id', 'task']).execute()).toEqual([
    { id, task: 'watch-delivery' },
  ]);
  for (let i = 0; i < 3; i += 1) await shop.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT', looks: 2 });
  expect(await texts()).toHaveLength(1);
});

test('a failed fallback text is final', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const id = await posted({ to: '+821012345678' });
  for (let i = 0; i < 2; i += 1) await shop.runJobs();
  await db.updateTable('messages').set({ attempts: 99 }).where('fallbackOf', '=', id).execute();
  await shop.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_FAILED' });
  expect(await deliveryOf(db, id)).toBe('FAILED');
});

test('deleting a message deletes its fallback text', async () => {
  await setKakaoMood(db, 'NOT_A_USER');
  const id = await posted();
  for (let i = 0; i < 3; i += 1) await shop.runJobs();
  await db.deleteFrom('messages').where('id', '=', id).execute();
  expect(await texts()).toEqual([]);
});
