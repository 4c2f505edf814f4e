import { reportTax } from '@maru/contract/sales/sales.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore } = lockBuilders(shop);
type At = Awaited<ReturnType<typeof shop.openStore>>;
const noon = shop.clock.now;
const half = { from: '2026-07-01', to: '2026-12-31' };
afterEach(() => {
  shop.clock.now = noon;
});

async function report({ storeId, owner }: At, period = half) {
  const answer = await shop.call(reportTax, { storeId, ...period }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}
const none = { total: 0, supply: 0, vat: 0, taxFree: 0 };

test('taxable and tax-free sales are split by month and by card, cash receipt and other cash', async () => {
  const at = await shop.openStore();
  await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 4_500 }] });
  const fruit = [{ itemId: at.menu.fruitBox, quantity: 1 }];
  await shop.order(at, { lines: fruit, total: 5_500, tenders: [{ type: 'INSTORE_CASH', amount: 5_500 }] });
  const { paymentId } = await shop.paidInCash(at);
  await shop.postReceipt(at, paymentId);
  await shop.runJobs();

  const { months, totals } = await report(at);

  expect(totals).toEqual({
    card: { total: 4_500, supply: 4_091, vat: 409, taxFree: 0 },
    cashReceipt: { total: 9_000, supply: 8_182, vat: 818, taxFree: 0 },
    otherCash: { total: 5_500, supply: 0, vat: 0, taxFree: 5_500 },
    unknown: none,
    total: { total: 19_000, supply: 12_273, vat: 1_227, taxFree: 5_500 },
  });
  expect(months).toEqual([{ month: '2026-11', ...totals }]);
});

test('a cancelled order and its cancelled cash receipt count in the month of the cancellation', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  await shop.postReceipt(at, paymentId);
  await shop.runJobs();
  shop.clock.now = new Date('2026-12-01T12:00:00+09:00');
  await shop.cancel(at, orderId);
  await shop.runJobs();

  const { months, totals } = await report(at);

  expect(months).toMatchObject([
    { month: '2026-11', cashReceipt: { total: 9_000 }, otherCash: none, total: { total: 9_000 } },
    { month: '2026-12', cashReceipt: { total: -9_000 }, otherCash: none, total: { total: -9_000 } },
  ]);
  expect(totals.total).toEqual(none);
  expect((await report(at, { from: '2026-11-01', to: '2026-11-30' })).totals.total.total).toBe(9_000);
});

/** Cash with a receipt that the tax office will reject. */
async function paidForRejection(at: At) {
  const { orderId, paymentId } = await shop.paidInCash(at);
  const { response } = await shop.postReceipt(at, paymentId, { identifier: '010-1234-0000' });
  return { orderId, receiptId: response.id };
}

async function rejectReceipts() {
  shop.passTaxOfficeTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);
  await shop.runMinute('confirm-cash-receipts');
}

const onlyCash = {
  totals: { cashReceipt: none, otherCash: { total: 9_000 } },
  months: [{ month: '2026-11', cashReceipt: none, otherCash: { total: 9_000 } }],
};

test('cash whose receipt the tax office rejected is other cash, also if the receipt is dropped in the next month', async () => {
  const at = await shop.openStore();
  const { receiptId } = await paidForRejection(at);
  expect((await report(at)).totals).toMatchObject({ cashReceipt: { total: 9_000 } });
  await rejectReceipts();
  expect(await report(at)).toMatchObject(onlyCash);

  shop.clock.now = new Date('2026-12-01T12:00:00+09:00');
  expect((await shop.cancelReceipt(at, receiptId)).response).toMatchObject({ status: 'CANCELLED' });
  expect(await report(at)).toMatchObject(onlyCash);
});

test('cash whose receipt was rejected while it waited for its cancellation is other cash', async () => {
  const at = await shop.openStore();
  const { orderId, receiptId } = await paidForRejection(at);
  shop.passTaxOfficeTime();
  shop.clock.now = new Date('2026-12-01T12:00:00+09:00');
  await shop.cancel(at, orderId);
  await shop.runJobs();

  expect((await shop.readReceipt(at, receiptId)).response).toMatchObject({ status: 'CANCELLED' });
  expect(await report(at)).toMatchObject({
    months: [
      { month: '2026-11', cashReceipt: none, otherCash: { total: 9_000 } },
      { month: '2026-12', cashReceipt: none, otherCash: { total: -9_000 } },
    ],
  });
});

test('cash whose receipt a person cancelled and the tax office had rejected is other cash', async () => {
  const at = await shop.openStore();
  const { orderId, receiptId } = await paidForRejection(at);
  await shop.issuerWill(at.storeId, 'LOST');
  await shop.cancel(at, orderId);
  shop.clock.now = new Date('2026-12-01T12:00:00+09:00');
  await shop.decideReceipt(at, receiptId, { decision: 'CANCELLED' });
  expect((await report(at)).months).toMatchObject([
    { month: '2026-11', cashReceipt: { total: 9_000 } },
    { month: '2026-12', cashReceipt: { total: -9_000 } },
  ]);

  shop.passTaxOfficeTime();
  shop.clock.now = new Date('2026-12-02T12:00:00+09:00');
  await shop.runMinute('settle-cash-receipts');
  expect(await report(at)).toMatchObject({
    months: [{ month: '2026-11', cashReceipt: none, otherCash: none }],
  });
});

test('after midnight, before the day start, a sale and its receipt are of the day before', async () => {
  const at = await shop.openStore();
  shop.clock.now = new Date('2026-12-01T02:00:00+09:00');
  const { paymentId } = await shop.paidInCash(at);
  await shop.postReceipt(at, paymentId);
  await shop.runJobs();

  expect((await report(at)).months).toMatchObject([
    { month: '2026-11', cashReceipt: { total: 9_000 }, otherCash: none },
  ]);
});

test('a period without sales is empty; one that ends before it begins or is too long is refused', async () => {
  const at = await shop.openStore();
  const refused = async (from: string, to: string) =>
    shop.call(reportTax, { storeId: at.storeId, from, to }, at.owner);

  expect(await report(at)).toMatchObject({ months: [], totals: { total: none } });
  expect(await refused('2026-11-20', '2026-11-19')).toMatchObject({ http: 400, fields: { to: 'tooSmall' } });
  expect(await refused('2000-01-01', '2026-11-19')).toMatchObject({ http: 400, fields: { to: 'tooLarge' } });
});

test('the VAT report needs the right SALES in the store, a sign-in, and an unlocked session', async () => {
  const at = await shop.openStore();
  const ask = (storeId: string, token?: { token: string }) =>
    shop.call(reportTax, { storeId, ...half }, token);
  const { storeId: locked, owner } = await lockedStore();

  expect((await ask(at.storeId)).http).toBe(401);
  expect((await ask(at.storeId, await shop.person())).http).toBe(404);
  expect((await ask(at.storeId, await shop.staffOf({ id: at.storeId }))).http).toBe(403);
  expect(await ask(locked, owner)).toMatchObject({ http: 423, status: 'LOCKED' });
});
