import { createHash } from 'node:crypto';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import { requestEmailReceipt } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { getStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { canonicalJson } from '#server/http/run-once.ts';
import { storeFields } from '#test/builders/store-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

type At = Awaited<ReturnType<typeof shop.openStore>>;
const address = () => `guest-${newId()}@maru.test`;
const cash = { type: 'INSTORE_CASH' as const, amount: 4_500, received: 5_000 };
const refused = { http: 429, status: 'TOO_MANY_REQUESTS' };

const send = (
  { storeId, owner }: At,
  storeOrderId: string,
  email: string,
  as: Caller = owner,
  key = newId(),
) => shop.call(requestEmailReceipt, { storeId, storeOrderId, email }, as, { key });

const openRegistered = (over: Parameters<typeof shop.openStore>[0] = {}) =>
  shop.openStore({ ...storeFields, ...over });

test('spec 7 · requestemailreceipt: the receipt is mailed with all rows, and the history has the address masked', async () => {
  const at = await openRegistered({
    settings: { receiptHeader: '어서 오세요', receiptFooter: '감사합니다' },
  });
  const { id } = await shop.order(at, { tenders: [cash] });
  const email = address();

  const answer = await send(at, id, ` ${email.toUpperCase()} `);

  expect(answer).toMatchObject({ http: 200, response: { id, status: 'CLOSED', version: 2 } });
  expect(answer.response.history.at(-1)).toMatchObject({
    ...{ kind: 'RECEIPT_MAILED', by: '김마루', reason: 'gu***@maru.test', amount: null },
  });
  const { subject, body } = await shop.mailbox.lastTo(email);
  expect(subject).toBe('마루 시험점 영수증 (주문번호 1)');
  expect(body).toContain(
    [
      '마루 시험점 영수증',
      '',
      '사업자등록번호 111-11-11119',
      '대표 한마루',
      '서울특별시 성동구 마루길 1 1층',
      '전화 02-2000-0000',
      '어서 오세요',
      '주문번호 1',
      '2026년 11월 20일 오후 12:00',
      '',
      '메뉴  수량  금액',
      '아메리카노  1  4,500원',
      '  핫',
      '',
      '합계  4,500원',
      '과세 공급가액  4,091원',
      '부가세  409원',
      '',
      '현금  4,500원',
      '  받은 현금 5,000원 ·\u00a0거스름돈 500원',
      '',
      '감사합니다',
      '이 영수증은 마루 시험점에서 보냈어요. 요청한 적이 없다면 이 메일을 삭제해 주세요.',
    ].join('\n'),
  );
  expect(body).not.toContain('재발행');
});

test('the mail is in the language of the store', async () => {
  const at = await openRegistered({ settings: { language: 'en' } });
  const { id } = await shop.order(at, {
    tenders: [{ type: 'INSTORE_CAT', amount: 4_500, approvalNumber: '77' }],
  });
  const email = address();
  await send(at, id, email);

  const { subject, body } = await shop.mailbox.lastTo(email);
  expect(subject).toBe('Receipt from 마루 시험점 (order 1)');
  for (const said of [
    'Americano  1  ₩4,500',
    'External terminal  ₩4,500',
    'Approval 77',
    'November 20, 2026',
  ])
    expect(body).toContain(said);
});

test('the receipt of a store that sells goods says product instead of item', async () => {
  const at = await openRegistered({ category: 'FLOWER' });
  const { id } = await shop.order(at, { tenders: [cash] });
  const email = address();
  await send(at, id, email);
  expect((await shop.mailbox.lastTo(email)).body).toContain('상품  수량  금액');
});

test('open and cancelled orders are mailed as they are, and a second mail is a copy', async () => {
  const at = await openRegistered();
  const open = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_500 }] });
  const email = address();
  await send(at, open.id, email);
  expect((await shop.mailbox.lastTo(email)).body).toContain('현금  1,500원\n남은 금액  3,000원');

  await shop.pay(at, open.id, { paymentMethod: 'INSTORE_CASH', amount: 3_000 });
  await send(at, open.id, email);
  expect((await shop.mailbox.lastTo(email)).body).toContain('[재발행]');

  await shop.cancel(at, open.id);
  expect((await send(at, open.id, email)).response.status).toBe('CANCELLED');
  const { body } = await shop.mailbox.lastTo(email);
  expect(body).toContain('[취소된 주문]');
  expect(body).toContain('환불  −3,000원');
});

test('a refund is on the receipt with what remains', async () => {
  const at = await openRegistered();
  const { id, payments } = await shop.order(at, { tenders: [cash] });
  await shop.refund(at, id, {
    amount: 1_500,
    tenders: [{ paymentId: payments[0]?.id ?? '', amount: 1_500 }],
  });
  const email = address();
  await send(at, id, email);
  expect((await shop.mailbox.lastTo(email)).body).toContain('환불  −1,500원\n\n환불 후 금액  3,000원');
});

test('the receipt has the registration that the store had when the order was taken', async () => {
  const at = await openRegistered();
  const { storeId, owner } = at;
  const { id } = await shop.order(at, { tenders: [cash] });
  shop.clock.now = new Date(noon.getTime() + 60_000);
  const { version } = (await shop.call(getStore, { storeId }, owner)).response;
  // An admin's correction takes effect immediately.
  const admin = await shop.person({ admin: true });
  await shop.call(
    updateStore,
    { storeId, version, businessNumber: '222-22-22227', name: '바다 카페' },
    admin,
  );
  const email = address();
  await send(at, id, email);

  const { subject, body } = await shop.mailbox.lastTo(email);
  expect(subject).toContain('마루 시험점');
  expect(body).toContain('사업자등록번호 111-11-11119');
  expect(body).not.toMatch(/222-22|바다 카페/);
});

test('the address is sealed while the mail waits, blanked when it is sent, and kept nowhere else', async () => {
  const at = await openRegistered();
  const { id } = await shop.order(at, { tenders: [cash] });
  const email = address();
  await send(at, id, email);
  const mails = shop.db
    .selectFrom('messages')
    .selectAll()
    .where('kind', '=', 'RECEIPT')
    .where('turnOf', '=', at.storeId);
  const [waiting] = await mails.execute();
  expect(waiting).toMatchObject({ recipient: maskEmail(email), status: 'QUEUED' });
  expect(waiting?.sealed?.includes(email)).toBe(false);

  await shop.mailbox.lastTo(email);
  const sent = shop.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', waiting?.id ?? '');
  expect(await sent.execute()).toMatchObject([{ recipient: null, sealed: null, status: 'SENT' }]);
  const kept = await Promise.all([
    shop.db.selectFrom('orderHistory').selectAll().where('orderId', '=', id).execute(),
    shop.db.selectFrom('idempotencyKeys').selectAll().execute(),
    shop.db.selectFrom('rateLimits').selectAll().execute(),
    shop.db.selectFrom('outbox').selectAll().execute(),
    shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId).execute(),
  ]);
  expect(JSON.stringify(kept)).not.toContain(email);
});

test('a repeat with the same key mails once', async () => {
  const at = await openRegistered();
  const { id } = await shop.order(at, { tenders: [cash] });
  const email = address();
  const first = await send(at, id, email, at.owner, 'once');
  expect(await send(at, id, email, at.owner, 'once')).toMatchObject({ http: 200, response: first.response });
  expect(await send(at, id, address(), at.owner, 'once')).toMatchObject({
    http: 422,
    status: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await shop.mailbox.allTo(email)).toHaveLength(1);
});

test('receipts are limited per order, store and address, each with words of its own', async () => {
  const at = await openRegistered();
  const { id } = await shop.order(at, { tenders: [cash] });
  const ofOrder = limits.tries['order: receipt mails in a day'].most;
  for (let i = 0; i < ofOrder; i += 1) expect((await send(at, id, address())).http).toBe(200);
  const answer = await send(at, id, address());
  expect(answer).toMatchObject({ ...refused, detail: { reason: 'RECEIPTS_OF_ORDER' } });
  expect(answer.message).toContain('이 주문의 영수증');

  const other = await openRegistered();
  const { id: first } = await shop.order(other, { tenders: [cash] });
  const email = address();
  await send(other, first, email);
  const [store, recipient] = [
    'store: receipt mails in a day',
    'mail address: receipt mails in a day',
  ] as const;
  const newest = shop.db.updateTable('rateLimits').where('calls', '=', 1);
  await newest.set({ calls: limits.tries[recipient].most }).where('name', '=', recipient).execute();
  expect(await send(other, first, email)).toMatchObject({
    ...refused,
    detail: { reason: 'RECEIPTS_TO_ADDRESS' },
  });
  await newest
    .set({ calls: limits.tries[store].most })
    .where('name', '=', store)
    .where('subject', '=', other.storeId)
    .execute();
  expect(await send(other, first, address())).toMatchObject({
    ...refused,
    detail: { reason: 'RECEIPTS_OF_STORE' },
  });
  expect(
    (await shop.readOrder(other, first)).history.filter(({ kind }) => kind === 'RECEIPT_MAILED'),
  ).toHaveLength(1);
});

test('a wrong address is refused at its field, and an unknown order or a stranger gets nothing', async () => {
  const [at, other] = await Promise.all([openRegistered(), openRegistered()]);
  const { id } = await shop.order(at, { tenders: [cash] });
  const [seller, analyst] = await Promise.all([
    shop.staffOf({ id: at.storeId }),
    shop.staffOf({ id: at.storeId }, ['SALES']),
  ]);
  const email = address();

  for (const wrong of ['', 'guest', 'guest@maru'])
    expect(await send(at, id, wrong)).toMatchObject({
      ...{ http: 400, status: 'WRONG_FORMAT', fields: { email: 'notCorrectEmailForm' } },
    });
  expect(await send(at, newId(), email)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await send(other, id, email)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await send(at, id, email, other.owner)).toMatchObject({ http: 404 });
  expect(await send(at, id, email, analyst)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  const input = { storeId: at.storeId, storeOrderId: id, email };
  expect(await shop.call(requestEmailReceipt, input)).toMatchObject({ http: 401 });
  expect(await shop.mailbox.allTo(email)).toEqual([]);
  expect(await send(at, id, email, seller)).toMatchObject({ http: 200 });
});

test('a suspended store still mails the receipts of its orders', async () => {
  const at = await openRegistered();
  const { id } = await shop.order(at, { tenders: [cash] });
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', at.storeId)
    .execute();
  expect(await send(at, id, address())).toMatchObject({ http: 200 });
});

test('the hash that recognises a repeated request cannot be reversed by trying many addresses', async () => {
  const at = await openRegistered();
  const { id: storeOrderId } = await shop.order(at, { tenders: [cash] });
  const [email, key] = [address(), newId()];
  await send(at, storeOrderId, email, at.owner, key);

  const stored = shop.db.selectFrom('idempotencyKeys').select('bodyHash').where('key', '=', key);
  const { bodyHash } = await stored.executeTakeFirstOrThrow();
  const body = canonicalJson([{}, { storeId: at.storeId, storeOrderId, email }]);
  expect(bodyHash.equals(createHash('sha256').update(body).digest())).toBe(false);
});
