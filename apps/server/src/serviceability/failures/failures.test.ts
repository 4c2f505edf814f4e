import * as wire from '@maru/contract/serviceability/serviceability.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });
const stranger = await shop.person();
const place = await shop.openStore();

async function message(over: { status: string; channel?: string; minutes?: number; fallbackOf?: string }) {
  const { status, channel = 'MAIL', minutes = 0, fallbackOf } = over;
  const id = newId();
  const ago = sql<Date>`now() - make_interval(mins => ${minutes})`;
  await shop.db
    .insertInto('messages')
    .values({
      ...{ id, channel, kind: 'test', status, createdAt: ago },
      ...(fallbackOf && { fallbackOf }),
      ...(status !== 'QUEUED' && { settledAt: ago, lastError: 'refused 010-2345-6789\nat line 3' }),
    })
    .execute();
  return id;
}
const messages = async (state: 'FAILED' | 'LATE') =>
  (await shop.call(wire.listFailedMessages, { state, numberOfElements: 200 }, admin)).response;

test('messages that failed within a day are listed, newest first, without numbers of people', async () => {
  const early = await message({ status: 'FAILED', minutes: 60 });
  const late = await message({ status: 'FAILED' });
  await message({ status: 'FAILED', minutes: 1_500 });
  await message({ status: 'SENT' });
  await message({ status: 'CANCELLED' });
  const { content, totalElements } = await messages('FAILED');
  expect(content.map(({ id }) => id)).toEqual([late, early]);
  expect(totalElements).toBe(2);
  expect(content[0]).toMatchObject({ channel: 'MAIL', kind: 'test', error: 'refused 010-****-6789' });
});

test('a Kakao message that a text replaces has failed only if the text has', async () => {
  const before = (await messages('FAILED')).totalElements;
  const replaced = await message({ status: 'FAILED', channel: 'KAKAO' });
  await message({ status: 'QUEUED', channel: 'SMS', fallbackOf: replaced });
  const cancelled = await message({ status: 'FAILED', channel: 'KAKAO' });
  await message({ status: 'CANCELLED', channel: 'SMS', fallbackOf: cancelled });
  expect((await messages('FAILED')).totalElements).toBe(before);
  const lost = await message({ status: 'FALLBACK_FAILED', channel: 'KAKAO' });
  await message({ status: 'FAILED', channel: 'SMS', fallbackOf: lost });
  expect((await messages('FAILED')).content[0]?.id).toBe(lost);
  expect((await messages('FAILED')).totalElements).toBe(before + 1);
});

test('a message that waits for more than ten minutes is late', async () => {
  const late = await message({ status: 'QUEUED', minutes: 11 });
  await message({ status: 'QUEUED', minutes: 9 });
  expect((await messages('LATE')).content.map(({ id }) => id)).toEqual([late]);
});

test('a refused cash receipt is listed with its store until the cash has one', async () => {
  const { paymentId, orderId, total } = await shop.paidInCash(place);
  const refused = await shop.postReceipt(place, paymentId, { identifier: '010-1234-8888' });
  await shop.runJobs();
  const list = async () => (await shop.call(wire.listFailedReceipts, {}, admin)).response.content;
  expect(await list()).toMatchObject([
    { id: refused.response.id, storeId: place.storeId, orderId, amount: total, status: 'FAILED' },
  ]);
  await shop.postReceipt(place, paymentId, { replacesId: refused.response.id, identifier: '010-1234-5678' });
  await shop.runJobs();
  expect(await list()).toEqual([]);
});

test('a payment without an answer for two minutes is listed with its store', async () => {
  const { order, orderId } = await shop.paidInCash(place);
  const transactionId = order.payments[0]?.transactions[0]?.id ?? '';
  const ask = (minutes: number) =>
    shop.db
      .updateTable('paymentTransactions')
      .set({ status: 'UNKNOWN', at: new Date(shop.clock.now.getTime() - minutes * 60_000) })
      .where('id', '=', transactionId)
      .execute();
  const list = async () => (await shop.call(wire.listUnknownPayments, {}, admin)).response.content;
  await ask(1);
  expect(await list()).toEqual([]);
  await ask(3);
  expect(await list()).toMatchObject([
    { id: transactionId, storeId: place.storeId, storeName: '마루 시험점', orderId, kind: 'APPROVAL' },
  ]);
});

const lists = [wire.listFailedMessages, wire.listFailedReceipts, wire.listUnknownPayments];
test.each(lists)('only admins read $name', async (endpoint) => {
  expect(await shop.call(endpoint, {}, stranger)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(endpoint, {})).toMatchObject({ http: 401 });
});
