import { updateTransaction } from '@maru/contract/orders/excess.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

async function paidBy(at: At, type: 'INSTORE_CAT' | 'INSTORE_CASH', approvalNumber?: string) {
  const { payments } = await shop.order(at, {
    tenders: [{ type, amount: 4_500, ...(approvalNumber && { approvalNumber }) }],
  });
  const [payment] = payments;
  return { storeId: at.storeId, id: payment?.id ?? '', transactionId: payment?.transactions[0]?.id ?? '' };
}

async function unanswered(at: At) {
  const order = await shop.order(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  const { payment } = (await shop.pay(at, order.id, { paymentMethod: 'card', amount: 4_500 })).response;
  return { storeId: at.storeId, id: payment.id, transactionId: payment.transactions[0]?.id ?? '' };
}

const later = (hours: number) => {
  shop.clock.now = new Date(noon.getTime() + hours * 3_600_000);
};

test('the missing data of a payment by a separate terminal are completed once', async () => {
  const at = await shop.openStore();
  const of = await paidBy(at, 'INSTORE_CAT');
  const input = { ...of, approvalNumber: '30012345', cardIssuer: '국민' };

  const { response } = await shop.call(updateTransaction, input, at.owner);

  expect(response.payment.transactions).toMatchObject([
    { approvalNumber: '30012345', cardIssuer: '국민', isCompleted: true },
  ]);
  expect(response.order.history.at(-1)).toMatchObject({ kind: 'TERMINAL_COMPLETED', amount: 4_500 });
  expect(await shop.call(updateTransaction, input, at.owner)).toMatchObject({
    ...{ http: 409, status: 'TRANSACTION_NOT_CHANGEABLE', detail: { reason: 'COMPLETED' } },
  });
});

test('what was typed in before stays, and the rest can be added', async () => {
  const at = await shop.openStore();
  const of = await paidBy(at, 'INSTORE_CAT', '30012345');

  expect(await shop.call(updateTransaction, { ...of, approvalNumber: '9' }, at.owner)).toMatchObject({
    ...{ http: 409, detail: { reason: 'COMPLETED' } },
  });
  const { response } = await shop.call(updateTransaction, { ...of, cardIssuer: '신한' }, at.owner);
  expect(response.payment.transactions).toMatchObject([{ approvalNumber: '30012345', cardIssuer: '신한' }]);
});

test('of two people who complete one payment at the same time, one is refused', async () => {
  const at = await shop.openStore();
  const of = await paidBy(at, 'INSTORE_CAT');

  const answers = await Promise.all(
    ['1', '2'].map((approvalNumber) => shop.call(updateTransaction, { ...of, approvalNumber }, at.owner)),
  );

  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
});

test('payments in cash or by charged card cannot be completed', async () => {
  const at = await shop.openStore();
  for (const of of [await paidBy(at, 'INSTORE_CASH'), await unanswered(at)])
    expect(await shop.call(updateTransaction, { ...of, approvalNumber: '1' }, at.owner)).toMatchObject({
      ...{ http: 409, detail: { reason: 'NOT_TYPED_IN' } },
    });
});

test('an owner decides an outcome after 24 hours without an answer, with a reason', async () => {
  const at = await shop.openStore();
  const input = { ...(await unanswered(at)), outcome: 'APPROVED' as const, reason: '전표 확인' };

  later(23);
  expect(await shop.call(updateTransaction, input, at.owner)).toMatchObject({
    ...{ http: 409, detail: { reason: 'TOO_EARLY' } },
  });
  later(24);
  const { response } = await shop.call(updateTransaction, input, at.owner);

  expect(response.order).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
  expect(response.payment.transactions).toMatchObject([{ status: 'APPROVED', isDecided: true }]);
  expect(response.order.history.slice(-3)).toMatchObject([
    { kind: 'PAYMENT_DECIDED', reason: '전표 확인', amount: 4_500 },
    { kind: 'PAID' },
    { kind: 'CLOSED' },
  ]);
  expect(await shop.call(updateTransaction, input, at.owner)).toMatchObject({
    ...{ http: 409, detail: { reason: 'SETTLED' } },
  });
});

test('a charge decided as failed leaves the order open, to be paid otherwise', async () => {
  const at = await shop.openStore();
  const input = { ...(await unanswered(at)), outcome: 'FAILED' as const, reason: '전표 없음' };
  later(24);

  const { response } = await shop.call(updateTransaction, input, at.owner);

  expect(response.order).toMatchObject({ status: 'OPEN', pending: null, paid: 0, leftToPay: 4_500 });
});

test('only an owner decides the outcome of a charge, and only with a reason', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['ORDER', 'REFUND']);
  const of = await unanswered(at);
  later(24);

  const outcome = 'APPROVED' as const;
  expect((await shop.call(updateTransaction, { ...of, outcome, reason: '확인' }, staff)).http).toBe(403);
  expect(await shop.call(updateTransaction, { ...of, outcome }, at.owner)).toMatchObject({
    ...{ http: 400, fields: { reason: 'required' } },
  });
  expect(await shop.call(updateTransaction, of, at.owner)).toMatchObject({
    ...{ http: 400, fields: { approvalNumber: 'required' } },
  });
});

test('completing a payment needs a sign-in, the right ORDER and a transaction of the payment and store', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const input = { ...(await paidBy(at, 'INSTORE_CAT')), approvalNumber: '1' };
  const noRights = await shop.staffOf({ id: at.storeId }, []);

  expect((await shop.call(updateTransaction, input)).http).toBe(401);
  expect((await shop.call(updateTransaction, input, noRights)).http).toBe(403);
  expect((await shop.call(updateTransaction, input, other.owner)).http).toBe(404);
  expect((await shop.call(updateTransaction, { ...input, storeId: other.storeId }, other.owner)).http).toBe(
    404,
  );
  expect((await shop.call(updateTransaction, { ...input, transactionId: newId() }, at.owner)).http).toBe(404);
});
