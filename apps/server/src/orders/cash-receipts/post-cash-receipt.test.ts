import { createHash } from 'node:crypto';
import { cancelCashReceipt, postCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { canonicalJson } from '#server/http/run-once.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a receipt for cash is issued with its tax parts, and only the last four digits of the number come back', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);

  const answer = await shop.postReceipt(at, paymentId);

  expect(answer).toMatchObject({
    http: 200,
    response: {
      ...{ orderId, paymentId, amount: 9_000, supply: 8_182, vat: 818, taxFree: 0, serviceCharge: 0 },
      ...{ purpose: 'INCOME_DEDUCTION', identifierKind: 'PHONE', identifierLast4: '5678' },
      ...{ status: 'ISSUED', failure: null, replacesId: null, requestedBy: '김마루', cancelledAt: null },
      approvalNumber: expect.stringMatching(/^\d{9}$/),
    },
  });
  const order = await shop.readOrder(at, orderId);
  expect(order.cashReceipts).toEqual([answer.response]);
  expect(order.history.at(-1)).toMatchObject({ kind: 'CASH_RECEIPT_ISSUED', amount: 9_000, by: '김마루' });
  const { response } = await shop.readReceipt(at, answer.response.id);
  const { orderNumber, saleNumber, businessDate } = order;
  expect(response).toEqual({
    ...answer.response,
    order: { id: orderId, orderNumber, saleNumber, businessDate },
  });
});

test('the number is stored nowhere but sealed', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const key = newId();
  await shop.postReceipt(at, paymentId, { identifier: '010-7777-6543' }, { key });

  const { rows } = await sql<{ found: number }>`
    select (select count(*) from cash_receipts c where to_jsonb(c)::text ~ '7777-?6543')
      + (select count(*) from order_history h where to_jsonb(h)::text ~ '7777-?6543')
      + (select count(*) from idempotency_keys k where to_jsonb(k)::text ~ '7777-?6543')
      + (select count(*) from outbox o where to_jsonb(o)::text ~ '7777-?6543') as found`.execute(shop.db);
  expect(rows).toEqual([{ found: 0 }]);
  const sealed = shop.db
    .selectFrom('cashReceipts')
    .select('identifierSealed')
    .where('paymentId', '=', paymentId);
  expect((await sealed.executeTakeFirstOrThrow()).identifierSealed).not.toBeNull();
});

test('the hash that recognises a repeated request cannot be reversed by trying all numbers', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const key = newId();
  await shop.postReceipt(at, paymentId, { identifier: '01077776543' }, { key });

  const stored = shop.db.selectFrom('idempotencyKeys').select('bodyHash').where('key', '=', key);
  const { bodyHash } = await stored.executeTakeFirstOrThrow();
  const body = {
    ...{ storeId: at.storeId, paymentId, purpose: 'INCOME_DEDUCTION', identifier: '01077776543' },
  };
  const plain = createHash('sha256')
    .update(canonicalJson([{}, body]))
    .digest();
  expect(bodyHash.equals(plain)).toBe(false);
  const other = await shop.postReceipt(at, paymentId, { identifier: '01077776544' }, { key });
  expect(other).toMatchObject({ http: 422, status: 'IDEMPOTENCY_KEY_REUSED' });
});

test.each([
  ['INCOME_DEDUCTION', '0100001234', 'SELF_ISSUED', null],
  ['INCOME_DEDUCTION', '1544-2020-0123-4567', 'CARD', '4567'],
  ['EXPENDITURE_PROOF', '111-11-11119', 'BUSINESS_NUMBER', '1119'],
] as const)(
  'a receipt for %s with the number %s is issued to a number of the kind %s',
  async (purpose, identifier, identifierKind, identifierLast4) => {
    const at = await shop.openStore();
    const { paymentId } = await shop.paidInCash(at);

    expect(await shop.postReceipt(at, paymentId, { purpose, identifier })).toMatchObject({
      response: { status: 'ISSUED', purpose, identifierKind, identifierLast4 },
    });
  },
);

test.each([
  ['INCOME_DEDUCTION', '900101-1234567', 'residentNumber'],
  ['EXPENDITURE_PROOF', '0100001234', 'notForPurpose'],
  ['INCOME_DEDUCTION', '111-11-11119', 'notForPurpose'],
  ['INCOME_DEDUCTION', '02-123-4567', 'wrongFormat'],
] as const)('a receipt for %s with the number %s is refused: %s', async (purpose, identifier, problem) => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);

  expect(await shop.postReceipt(at, paymentId, { purpose, identifier })).toMatchObject({
    ...{ http: 400, status: 'WRONG_FORMAT', fields: { identifier: problem } },
  });
  expect(await shop.issuedAt(at)).toEqual([]);
});

test('a receipt covers only what the cash payment holds, not the card beside it, with its share of the taxes', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, {
    lines: [
      { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 },
      { itemId: at.menu.fruitBox, choiceIds: [], quantity: 1 },
    ],
    ...{ total: 10_000, tenders: [{ type: 'INSTORE_CASH', amount: 6_000 }] },
  });
  await shop.pay(at, order.id, { paymentMethod: 'card', amount: 4_000 });
  const [cash] = (await shop.readOrder(at, order.id)).payments;
  const [booked] = cash?.transactions ?? [];

  const { response } = await shop.postReceipt(at, cash?.id ?? '');

  const { supply, vat, taxFree, serviceCharge, amount } = booked ?? {};
  expect(response).toMatchObject({ amount: 6_000, supply, vat, taxFree, serviceCharge });
  expect(amount).toBe(6_000);
  expect(taxFree).toBeGreaterThan(0);
});

test('a payment without cash gets no receipt', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 4_500 }] });
  const card = (await shop.readOrder(at, id)).payments[0]?.id ?? '';
  const refusal = (reason: string) => ({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_POSSIBLE', detail: { reason } },
  });
  expect(await shop.postReceipt(at, card)).toMatchObject(refusal('NOT_CASH'));

  const cancelled = await shop.paidInCash(at);
  await shop.cancel(at, cancelled.orderId);
  expect(await shop.postReceipt(at, cancelled.paymentId)).toMatchObject(refusal('CANCELLED'));

  const open = await shop.openStore({ settings: { closePaidOrders: false } });
  const given = await shop.paidInCash(open);
  await shop.giveBack(open, given.paymentId);
  expect(await shop.postReceipt(open, given.paymentId)).toMatchObject(refusal('NOTHING_HELD'));
});

test('while a provider decides about a refund of the order, no receipt is issued', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_500 });
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.cancel(at, id);
  const paymentId = (await shop.readOrder(at, id)).payments[0]?.id ?? '';

  expect(await shop.postReceipt(at, paymentId)).toMatchObject({
    ...{ http: 409, status: 'ORDER_PENDING', detail: { pending: 'CANCEL' } },
  });
});

test('of two members who issue a receipt at the same time one issues it, and the other gets CASH_RECEIPT_EXISTS', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const colleague = await shop.staffOf({ id: at.storeId });
  const other = await shop.instance();

  const answers = await Promise.all([
    shop.postReceipt(at, paymentId),
    shop.postReceipt(at, paymentId, { identifier: '010-8765-4321' }, { as: colleague, through: other }),
  ]);

  const issued = answers.find(({ http }) => http === 200);
  expect(issued?.response).toMatchObject({ status: 'ISSUED' });
  expect(answers.find(({ http }) => http !== 200)).toMatchObject({
    ...{ http: 409, status: 'CASH_RECEIPT_EXISTS', detail: { cashReceiptId: issued?.response.id } },
  });
  expect(await shop.issuedAt(at)).toHaveLength(1);
});

test('a request sent twice issues one receipt and gets the same answer', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const key = newId();

  const first = await shop.postReceipt(at, paymentId, {}, { key });
  const again = await shop.postReceipt(at, paymentId, {}, { key });

  expect(again.response).toEqual(first.response);
  expect(await shop.issuedAt(at)).toHaveLength(1);
});

test('another store, an unknown payment and an unknown receipt are not found', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  const { paymentId } = await shop.paidInCash(other);

  expect(await shop.postReceipt(at, paymentId)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await shop.postReceipt(at, newId())).toMatchObject({ http: 404 });
  const { response } = await shop.postReceipt(other, paymentId);
  expect(await shop.readReceipt(at, response.id)).toMatchObject({ http: 404 });
  expect(await shop.cancelReceipt(at, response.id)).toMatchObject({ http: 404 });
  const mine = await shop.paidInCash(at);
  expect(await shop.postReceipt(at, mine.paymentId, { replacesId: response.id })).toMatchObject({
    http: 404,
  });
});

test('a stranger and a person from outside the store are refused', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const outsider = await shop.person();
  const input = {
    storeId: at.storeId,
    paymentId,
    purpose: 'INCOME_DEDUCTION',
    identifier: '0100001234',
  } as const;

  expect(await shop.call(postCashReceipt, input)).toMatchObject({ http: 401 });
  expect(await shop.call(postCashReceipt, input, outsider)).toMatchObject({ http: 404 });
});

test('without an issuer, issuing and cancelling a receipt are refused as not available', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const without = await shop.instance({ issuers: shop.receiptIssuers(undefined) });

  expect(await shop.postReceipt(at, paymentId, {}, { through: without })).toMatchObject({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_AVAILABLE' },
  });
  const { response } = await shop.postReceipt(at, paymentId);
  const cancel = { storeId: at.storeId, cashReceiptId: response.id, reason: '번호 오류' };
  expect(await without.call(cancelCashReceipt, cancel, at.owner)).toMatchObject({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_AVAILABLE' },
  });
  expect(await shop.readReceipt(at, response.id)).toMatchObject({ response: { status: 'ISSUED' } });
});
