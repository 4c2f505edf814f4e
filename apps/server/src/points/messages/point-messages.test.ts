import { deleteCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { listPointMessages } from '@maru/contract/points/point-messages.endpoints.ts';
import { expect, test } from 'vitest';
import { openPost } from '#server/messaging/open-post.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { pointMessageBuilders } from '#test/builders/point-message-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { postPointMessage } from './post-point-message.ts';

const shop = await openShop();
const { customer } = customerBuilders(shop);
const { giveStorePhone, lock } = lockBuilders(shop);
const { openTelling, choose, runAll, runAt, history } = pointMessageBuilders(shop);
type At = Awaited<ReturnType<typeof openTelling>>;

const cash = (amount: number) => [{ type: 'INSTORE_CASH' as const, amount }];

/** An americano for 4,500 won, which earns ten percent. */
function sell(at: At, pointsUsed = 0) {
  const total = 4_500 - pointsUsed;
  return shop.order(at, {
    ...{ customer: { phone: at.customer.number }, total, tenders: cash(total) },
    ...(pointsUsed > 0 && { pointsUsed }),
  });
}

const sentSoFar = async () => (await shop.db.selectFrom('devOutbox').select('id').execute()).length;

async function lastText() {
  await runAll();
  const last = await shop.db
    .selectFrom('devOutbox')
    .select(['body', 'recipient', 'channel', 'form'])
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) throw new Error('nothing was sent');
  return last;
}

test('spec 3 · a sale that earns points sends a Kakao message with its ground and the points from purchases', async () => {
  const at = await openTelling();
  await sell(at);
  const { body, channel, form } = await lastText();
  expect({ channel, form }).toEqual({ channel: 'KAKAO', form: 'POINT_EARNED' });
  expect(body).toContain('· 적립: 450P\n· 구매로 모은 포인트: 450P');
  expect(body).toContain('※ 유료 구매로 지급된 포인트');
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);
});

test('an order that uses and earns gets one message, with both', async () => {
  const at = await openTelling();
  await sell(at);
  await sell(at, 400);
  expect((await lastText()).body).toContain('· 사용: 400P\n· 적립: 410P\n· 구매로 모은 포인트: 460P');
  expect(await history(at)).toEqual([
    ['EARN', 'DELIVERED'],
    ['USE', 'DELIVERED'],
  ]);
});

test('an open order gets its message when it is completed, with what it used before', async () => {
  const at = await openTelling();
  await sell(at);
  const open = await shop.order(at, {
    ...{ customer: { phone: at.customer.number }, pointsUsed: 400, total: 4_100 },
  });
  await runAll();
  expect(await history(at)).toHaveLength(1);
  await shop.pay(at, open.id, { paymentMethod: 'INSTORE_CASH', amount: 4_100 });
  expect((await lastText()).body).toContain('· 사용: 400P\n· 적립: 410P');
  expect(await history(at)).toHaveLength(2);
});

test('the messages about a cancel and a refund say what was given back and taken back', async () => {
  const at = await openTelling();
  await sell(at);
  const sold = await sell(at, 400);
  await shop.cancel(at, sold.id);
  expect((await lastText()).body).toContain('· 돌려드린 포인트: 400P\n· 취소된 적립: 410P');

  const third = await sell(at);
  const [payment] = third.payments;
  await shop.call(
    refundOrder,
    {
      ...{ storeId: at.storeId, orderId: third.id, reason: '맛이 달라요' },
      ...{ amount: 2_000, tenders: [{ paymentId: payment?.id ?? '', amount: 2_000 }] },
    },
    at.owner,
  );
  expect((await lastText()).body).toContain('· 돌려드린 포인트: 0P\n· 취소된 적립: 200P');
});

test('points by hand cause no message, and do not count as points from purchases', async () => {
  const at = await openTelling();
  await shop.reward(at, at.customer.id, 'EARN', 9_000);
  await shop.reward(at, at.customer.id, 'USE', 1_000);
  await runAll();
  expect(await history(at)).toEqual([]);
  await sell(at);
  expect((await lastText()).body).toContain('구매로 모은 포인트: 450P');
});

test('a kind that is switched off is not sent; an order that uses and earns sends only the kind that is on', async () => {
  const at = await openTelling({ kinds: ['EARN'] });
  await sell(at);
  const sold = await sell(at, 400);
  expect((await lastText()).body).not.toContain('사용');
  await shop.cancel(at, sold.id);
  await runAll();
  expect((await history(at)).map(([kind]) => kind)).toEqual(['EARN', 'EARN']);
});

test('a store that never switched anything on sends nothing', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at);
  await sell({ ...at, customer: await shop.customer(at) });
  await runAll();
  expect(await history(at)).toEqual([]);
});

test('lists and the mailbox show the masked number, and no table holds it in the open', async () => {
  const at = await openTelling();
  await sell(at);
  const number = at.customer.number.replaceAll('-', '').slice(1);
  await runAll();
  const { rows } = await shop.pool.query(
    `select (select json_agg(m) from messages m)::text || (select json_agg(m) from point_messages m)::text
       || (select json_agg(d.recipient) from dev_outbox d)::text as everything`,
  );
  expect(rows[0].everything).not.toContain(number);
  expect((await lastText()).recipient).toBe(`010-****-${number.slice(-4)}`);
  const { response } = await shop.call(listPointMessages, { storeId: at.storeId }, at.owner);
  expect(response.content[0]).toMatchObject({ kind: 'EARN', phoneLast4: number.slice(-4), reason: null });
});

test('the job of a message names it by id only', async () => {
  const at = await openTelling();
  await sell(at);
  const { rows } = await shop.pool.query('select task, payload from outbox where task = $1', [
    'send-point-message',
  ]);
  expect(rows.at(-1)?.payload).toEqual({ storeId: at.storeId, id: expect.any(String) });
  expect(await history(at)).toEqual([['EARN', 'WAITING']]);
});

test('a message that waits for its carrier shows the masked number', async () => {
  const message = { kind: 'POINT_EARNED', to: '+821050001234', shownAs: '010-****-1234', text: '450P 적립' };
  await shop.db.transaction().execute((tx) => openPost({ keys: shop.keys }).text(tx, message));
  const rows = await shop.db
    .selectFrom('messages')
    .select('recipient')
    .where('status', '=', 'QUEUED')
    .execute();
  expect(rows.map(({ recipient }) => recipient)).toContain('010-****-1234');
});

test('a sale that is refused leaves no message', async () => {
  const at = await openTelling();
  const before = await shop.db.selectFrom('pointMessages').select('id').execute();
  await expect(sell(at, 4_000)).rejects.toThrow();
  expect(await shop.db.selectFrom('pointMessages').select('id').execute()).toHaveLength(before.length);
});

test('a repeat of the job sends one message', async () => {
  const at = await openTelling();
  await runAll();
  const before = await sentSoFar();
  await sell(at);
  const { rows } = await shop.pool.query(
    "select task, payload from outbox where task = 'send-point-message'",
  );
  for (const { task, payload } of rows)
    await shop.pool.query('insert into outbox (id, task, payload) values (gen_random_uuid(), $1, $2)', [
      task,
      payload,
    ]);
  await runAll();
  await runAll();
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);
  expect(await sentSoFar()).toBe(before + 1);
});

test('a customer without Kakao gets one text instead', async () => {
  const at = await openTelling();
  await shop.db.insertInto('devKakao').values({ mood: 'NOT_A_USER' }).execute();
  await sell(at);
  const { channel, body, recipient } = await lastText();
  await shop.db.deleteFrom('devKakao').execute();
  expect(channel).toBe('SMS');
  expect(body).toContain('450P 적립');
  expect(recipient).toMatch(/^010-\*{4}-\d{4}$/);
  await runAll();
  expect(await history(at)).toEqual([['EARN', 'FALLBACK_SENT']]);
});

test('a customer who did not agree, or whose data were deleted, gets no message, and the history says so', async () => {
  const at = await openTelling();
  await sell(at);
  await shop.pool.query('alter table customer_consents disable trigger customer_consents__append_only');
  await shop.db.deleteFrom('customerConsents').where('customerId', '=', at.customer.id).execute();
  await runAll();
  expect(await history(at)).toEqual([['EARN', 'NOT_SENT']]);

  const other = await openTelling();
  await sell(other);
  const { storeId, owner } = other;
  await shop.call(deleteCustomer, { storeId, customerId: other.customer.id, reason: '요청' }, owner);
  await runAll();
  const { response } = await shop.call(listPointMessages, { storeId }, owner);
  expect(response.content).toMatchObject([{ outcome: 'NOT_SENT', reason: 'NO_CUSTOMER', phoneLast4: null }]);
});

test('a message of a customer who is merged meanwhile goes to the one who stays', async () => {
  const at = await openTelling();
  const kept = await shop.customer(at);
  await sell(at);
  const { storeId, owner } = at;
  await shop.call(
    mergeCustomers,
    { storeId, keptId: kept.id, mergedId: at.customer.id, preview: false, reason: '같은 분' },
    owner,
  );
  expect((await lastText()).recipient).toBe(`010-****-${kept.number.slice(-4)}`);
});

test('after a merge the consent given for the merged number counts for the customer who stays', async () => {
  const at = await openTelling();
  const { storeId, owner } = at;
  const kept = await customer(at);
  await sell(at);
  const merge = { storeId, keptId: kept.id, mergedId: at.customer.id, preview: false, reason: '같은 분' };
  await shop.call(mergeCustomers, merge, owner);
  expect((await lastText()).recipient).toBe(`010-****-${kept.phone.slice(-4)}`);
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);
});

test('a message about a purchase is sent immediately, at night too; a delayed one waits until ten in the morning', async () => {
  const at = await openTelling();
  shop.clock.now = new Date('2026-11-20T23:30:00+09:00');
  await sell(at);
  await runAll();
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);

  await sell(at);
  await runAt('2026-11-21T02:00:00');
  expect((await history(at)).at(-1)).toEqual(['EARN', 'WAITING']);
  shop.clock.now = new Date('2026-11-21T10:00:00+09:00');
  await shop.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await shop.pool.query('update outbox set run_at = now()');
  await runAll();
  expect((await history(at)).at(-1)).toEqual(['EARN', 'DELIVERED']);
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
});

/** Posts pending messages; no carrier accepts them yet. */
async function postUnsent(at: At) {
  const { storeId } = at;
  const rows = await shop.db
    .selectFrom('pointMessages')
    .select('id')
    .where('storeId', '=', storeId)
    .execute();
  const post = openPost({ keys: shop.keys });
  const openPhone = () => '+821012345678';
  for (const { id } of rows)
    await postPointMessage({ db: shop.db, post, clock: () => shop.clock.now, openPhone })({ storeId, id });
}

/** Runs jobs as if this time had passed on the queue's clock as well. */
async function runWaiting(time: string) {
  await shop.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await shop.pool.query('update outbox set run_at = now()');
  await runAt(time);
}

test.each([
  ['at night', '22:50', '2026-11-21T03:00:00'],
  ['in the evening', '19:40', '2026-11-20T21:00:00'],
])('a message that no carrier took is not tried again %s, but on the next day', async (_, sold, tried) => {
  const at = await openTelling();
  shop.clock.now = new Date(`2026-11-20T${sold}:00+09:00`);
  await sell(at);
  await postUnsent(at);
  const before = await sentSoFar();
  await runAt(tried);
  expect(await history(at)).toEqual([['EARN', 'WAITING']]);
  expect(await sentSoFar()).toBe(before);

  await runWaiting('2026-11-21T10:00:00');
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);
  expect(await sentSoFar()).toBe(before + 1);
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
});

test('a message whose job never succeeds expires after a day and a half', async () => {
  const at = await openTelling();
  await sell(at);
  await shop.pool.query("delete from outbox where task = 'send-point-message'");
  await runAt('2026-11-21T23:00:00');
  expect(await history(at)).toEqual([['EARN', 'WAITING']]);
  await runAt('2026-11-22T00:01:00');
  expect(await history(at)).toEqual([['EARN', 'EXPIRED']]);
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
});

test('a message that could not be sent for a day is not sent any more', async () => {
  const at = await openTelling();
  await sell(at);
  await runAt('2026-11-21T12:01:00');
  expect(await history(at)).toEqual([['EARN', 'EXPIRED']]);
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
});

test('a message whose kind was switched off before it was handed over is not sent', async () => {
  const at = await openTelling();
  await sell(at);
  await choose(at, { kinds: [] });
  await runAll();
  expect(await history(at)).toEqual([['EARN', 'NOT_SENT']]);
});

test('the history needs the right POINT in this store', async () => {
  const at = await openTelling();
  const { storeId } = at;
  expect(await shop.call(listPointMessages, { storeId })).toMatchObject({ http: 401 });
  const outsider = (await shop.openStore()).owner;
  expect(await shop.call(listPointMessages, { storeId }, outsider)).toMatchObject({ http: 404 });
  const staff = await shop.staffOf({ id: storeId }, ['ORDER']);
  expect(await shop.call(listPointMessages, { storeId }, staff)).toMatchObject({ http: 403 });
});

test('the last digits of a number are shown only with the right CUSTOMER, and to nobody while that list is locked', async () => {
  const at = await openTelling();
  await sell(at);
  const read = async (as = at.owner) =>
    (await shop.call(listPointMessages, { storeId: at.storeId }, as)).response.content;
  const shown = { kind: 'EARN', phoneLast4: at.customer.number.slice(-4), isNumberHidden: false };
  const hidden = { kind: 'EARN', phoneLast4: null, isNumberHidden: true };

  expect(await read()).toMatchObject([shown]);
  expect(await read(await shop.staffOf({ id: at.storeId }, ['POINT', 'CUSTOMER']))).toMatchObject([shown]);
  expect(await read(await shop.staffOf({ id: at.storeId }, ['POINT']))).toMatchObject([hidden]);
  await giveStorePhone(at);
  expect((await lock(at, ['CUSTOMER_LIST'])).http).toBe(200);
  expect(await read()).toMatchObject([hidden]);
});
