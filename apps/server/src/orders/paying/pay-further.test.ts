import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Hand = 'INSTORE_CASH' | 'INSTORE_CAT';

/** An order of 4,500 won of which 1,000 are paid. */
async function begun(at: At, type: Hand | 'card' = 'INSTORE_CASH') {
  const { id } = await shop.order(at);
  const { response } = await shop.pay(at, id, { paymentMethod: type, amount: 1_000 });
  return { id, paymentId: response.payment.id };
}

test('a further sum is a payment of its own of the same kind, and the last closes the order', async () => {
  const at = await shop.openStore();
  const { paymentId } = await begun(at);

  const first = await shop.payFurther(at, paymentId, { amount: 1_500, received: 2_000 });
  const last = await shop.payFurther(at, paymentId, { amount: 2_000 });

  expect(first).toMatchObject({
    http: 200,
    response: {
      payment: { type: 'INSTORE_CASH', approved: 1_500, received: 2_000, change: 500 },
      order: { status: 'OPEN', paid: 2_500, leftToPay: 2_000 },
    },
  });
  expect(first.response.payment.id).not.toBe(paymentId);
  expect(last.response.order).toMatchObject({ status: 'CLOSED', paid: 4_500, paymentType: 'INSTORE_CASH' });
  expect(last.response.order.payments).toHaveLength(3);
  expectToAddUp(last.response.order);
});

test('a slip of a terminal keeps its approval number', async () => {
  const at = await shop.openStore();
  const { paymentId } = await begun(at, 'INSTORE_CAT');
  const { response } = await shop.payFurther(at, paymentId, { amount: 500, approvalNumber: '00012345' });
  expect(response.payment).toMatchObject({
    type: 'INSTORE_CAT',
    transactions: [{ approvalNumber: '00012345' }],
  });
});

test('a card is charged again through its provider', async () => {
  const at = await shop.openStore();
  const { paymentId } = await begun(at, 'card');

  const { response } = await shop.payFurther(at, paymentId, { amount: 3_500 });

  expect(response).toMatchObject({
    payment: { type: 'card', approved: 3_500, transactions: [{ kind: 'APPROVAL', status: 'APPROVED' }] },
    order: { status: 'CLOSED', pending: null, paid: 4_500 },
  });
  await shop.refundTender(at, response.payment.id, { amount: 3_500 });
  expect(await shop.readOrder(at, response.order.id)).toMatchObject({ paid: 1_000, refunded: 3_500 });
});

test('a card without an answer stays pending until the job settles it', async () => {
  const at = await shop.openStore();
  const { id, paymentId } = await begun(at, 'card');
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  const first = await shop.payFurther(at, paymentId, { amount: 3_500 }, 'slow');
  expect(first.response).toMatchObject({
    payment: { approved: 0, transactions: [{ status: 'UNKNOWN' }] },
    order: { status: 'OPEN', pending: 'PAY', paid: 1_000 },
  });
  expect(await shop.payFurther(at, paymentId, { amount: 3_500 })).toMatchObject({
    ...{ http: 409, status: 'ORDER_PENDING', detail: { pending: 'PAY' } },
  });
  shop.passTerminalTime();
  await shop.runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
  expect((await shop.payFurther(at, paymentId, { amount: 3_500 }, 'slow')).response).toEqual(first.response);
});

test('a sum sent twice with its key is booked once, and two at once never exceed the total', async () => {
  const at = await shop.openStore();
  const { id, paymentId } = await begun(at);

  const first = await shop.payFurther(at, paymentId, { amount: 1_000 }, 'once');
  expect((await shop.payFurther(at, paymentId, { amount: 1_000 }, 'once')).response).toEqual(first.response);

  const rest = () => shop.payFurther(at, paymentId, { amount: 2_000 });
  expect((await Promise.all([rest(), rest()])).map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(await shop.readOrder(at, id)).toMatchObject({ paid: 4_000, leftToPay: 500 });
});

test('a further sum is refused beyond what is due, and in kinds that the store does not take', async () => {
  const at = await shop.openStore();
  const { paymentId } = await begun(at);

  expect(await shop.payFurther(at, paymentId, { amount: 3_501 })).toMatchObject({
    ...{ http: 409, status: 'TENDERS_EXCEED_TOTAL', detail: { leftToPay: 3_500 } },
  });
  await shop.db
    .updateTable('storeSettings')
    .set({ tenderTypes: ['card'] })
    .where('storeId', '=', at.storeId)
    .execute();
  expect(await shop.payFurther(at, paymentId, { amount: 100 })).toMatchObject({
    ...{ http: 409, status: 'TENDER_NOT_ACCEPTED', detail: { type: 'INSTORE_CASH' } },
  });
  await shop.db.updateTable('payments').set({ type: 'LEGACY' }).where('id', '=', paymentId).execute();
  expect(await shop.payFurther(at, paymentId, { amount: 100 })).toMatchObject({
    ...{ http: 409, status: 'TENDER_NOT_ACCEPTED', detail: { type: 'LEGACY' } },
  });
});

test('a completed order takes no further sum', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  expect(await shop.payFurther(at, order.payments[0]?.id ?? '', { amount: 100 })).toMatchObject({
    ...{ http: 409, status: 'ORDER_NOT_PAYABLE', detail: { orderStatus: 'CLOSED' } },
  });
});

test.each([
  ['INSTORE_CASH', { amount: 500, received: 499 }, { received: 'tooSmall' }],
  ['INSTORE_CASH', { amount: 500, approvalNumber: '1' }, { approvalNumber: 'wrongFormat' }],
  ['INSTORE_CAT', { amount: 500, received: 500 }, { received: 'wrongFormat' }],
  ['INSTORE_CASH', {}, { amount: 'required' }],
  ['INSTORE_CASH', { amount: 500, reason: '더 받음' }, { reason: 'wrongFormat' }],
  ['INSTORE_CASH', { amount: 500, lines: [{ lineId: newId(), quantity: 1 }] }, { lines: 'wrongFormat' }],
] as const)('%s: %o is refused as input', async (type, asked, fields) => {
  const at = await shop.openStore();
  const { paymentId } = await begun(at, type);
  const mutable = structuredClone(asked) as Parameters<typeof shop.payFurther>[2];
  expect(await shop.payFurther(at, paymentId, mutable)).toMatchObject({ http: 400, fields });
});

test('a further sum needs the right ORDER; strangers and other stores learn nothing', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id, paymentId } = await begun(at);
  const input = { storeId: at.storeId, id: paymentId, kind: 'APPROVAL' as const, amount: 100 };
  const as = async (caller?: Parameters<typeof shop.call>[2]) =>
    (await shop.call(postTransaction, input, caller)).http;

  expect(await as()).toBe(401);
  expect(await as(other.owner)).toBe(404);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['REFUND']))).toBe(403);
  expect(await shop.payFurther(other, paymentId, { amount: 100 })).toMatchObject({ http: 404 });
  expect(await as(await shop.staffOf({ id: at.storeId }, ['ORDER']))).toBe(200);
  expect(await shop.readOrder(at, id)).toMatchObject({ paid: 1_100 });
});

test('a store that is not approved takes no further sum; a suspended one is paid what is open', async () => {
  const at = await shop.openStore();
  const { paymentId } = await begun(at);
  const move = (applicationStatus: string) =>
    shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', at.storeId).execute();

  await move('PENDING');
  expect(await shop.payFurther(at, paymentId, { amount: 100 })).toMatchObject({
    ...{ http: 409, status: 'STORE_NOT_APPROVED' },
  });
  await move('TERMINATED');
  expect(await shop.payFurther(at, paymentId, { amount: 100 })).toMatchObject({ http: 200 });
});
