import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Line = { unitPrice: number; taxable: boolean };

/** Sells lines that are typed in, partly or wholly for cash. */
async function sell(at: At, lines: readonly Line[], cash?: number) {
  const total = lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0);
  const order = await shop.order(at, {
    lines: lines.map((line) => ({ name: '행사 도시락', quantity: 1, ...line })),
    ...{ total, tenders: [{ type: 'INSTORE_CASH', amount: cash ?? total }] },
  });
  return { orderId: order.id, paymentId: order.payments[0]?.id ?? '', total };
}

const vectors: readonly (readonly [number, number, number])[] = [
  [100, 91, 9],
  [1_000, 909, 91],
  [4_500, 4_091, 409],
  [9_026, 8_205, 821],
  [10_000, 9_091, 909],
  [15_900, 14_455, 1_445],
  [30_000, 27_273, 2_727],
  [99_999, 90_908, 9_091],
  [100_000, 90_909, 9_091],
  [109_989, 99_990, 9_999],
];

test.each(vectors)('%i won in cash are a supply of %i and a VAT of %i', async (unitPrice, supply, vat) => {
  const at = await shop.openStore();
  const { paymentId } = await sell(at, [{ unitPrice, taxable: true }]);

  expect(await shop.postReceipt(at, paymentId)).toMatchObject({
    response: { amount: unitPrice, supply, vat, taxFree: 0, serviceCharge: 0 },
  });
});

test('the receipt for the cash part of a sale has its share of the taxable and of the tax-free goods', async () => {
  const at = await shop.openStore();
  const lines = [
    { unitPrice: 4_500, taxable: true },
    { unitPrice: 3_300, taxable: true },
    { unitPrice: 5_500, taxable: false },
  ];
  const { orderId, paymentId } = await sell(at, lines, 6_000);
  await shop.pay(at, orderId, { paymentMethod: 'card', amount: 7_300 });

  expect(await shop.postReceipt(at, paymentId)).toMatchObject({
    response: { amount: 6_000, supply: 3_199, vat: 320, taxFree: 2_481 },
  });
});

test('the rest after refunds has the rest of the VAT, to the won', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await sell(at, [{ unitPrice: 30_000, taxable: true }]);
  await shop.postReceipt(at, paymentId);

  for (const amount of [7_000, 11_000]) {
    await shop.refund(at, orderId, { amount, tenders: [{ paymentId, amount }] });
    await shop.runJobs();
    await shop.runJobs();
  }

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([
    { status: 'CANCELLED', amount: 30_000, vat: 2_727 },
    { status: 'CANCELLED', amount: 23_000, vat: 2_727 - 636 },
    { status: 'ISSUED', amount: 12_000, vat: 1_091 },
  ]);
});

test('a receipt of a store with simplified taxation has no VAT', async () => {
  const at = await shop.openStore({ settings: { taxType: 'SIMPLIFIED' } });
  const { paymentId } = await sell(at, [{ unitPrice: 9_026, taxable: true }]);

  expect(await shop.postReceipt(at, paymentId)).toMatchObject({ response: { supply: 9_026, vat: 0 } });
});
