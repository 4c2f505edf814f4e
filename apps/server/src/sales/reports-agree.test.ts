import type { Order } from '@maru/contract/orders/order.ts';
import { paymentTypes, tenderTypes } from '@maru/contract/payments/payment-type.ts';
import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { getSalesInquiry } from '@maru/contract/sales/sales-list.endpoints.ts';
import { seoulHour } from '@maru/contract/time/business-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';
import { anyHistory, live } from '#test/random-history.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const begin = shop.clock.now;
const period = { from: '2026-11-01', to: '2027-03-01' };

test('orders add up after any history, and the reports agree with them to the won', async () => {
  const histories = fc.asyncProperty(anyHistory, async (history) => {
    shop.clock.now = begin;
    const at = await shop.openStore({ settings: { closePaidOrders: history.length % 2 === 0 } });
    await shop.db.updateTable('menuItems').set({ stock: 9 }).where('id', '=', at.menu.cake).execute();
    const orders = await live(shop, at, history);

    orders.forEach(expectToAddUp);
    await expectReportsToAgree(at, orders);
    await expectListToAgree(at, orders);
  });
  await fc.assert(histories, { numRuns: 15 });
});

test('orders and reports also agree under concurrent tills', async () => {
  const histories = fc.asyncProperty(fc.array(anyHistory, { minLength: 4, maxLength: 4 }), async (tills) => {
    shop.clock.now = begin;
    const at = await shop.openStore();
    const stock = 40;
    await shop.db.updateTable('menuItems').set({ stock }).where('id', '=', at.menu.cake).execute();

    const ids: string[] = [];
    await Promise.all(tills.map((history) => live(shop, at, history, ids)));

    const orders = await Promise.all(ids.map((id) => shop.readOrder(at, id)));
    orders.forEach(expectToAddUp);
    await expectReportsToAgree(at, orders);
    await expectListToAgree(at, orders);
    const sold = orders
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ lines }) => lines)
      .filter(({ itemId }) => itemId === at.menu.cake);
    const left = shop.db.selectFrom('menuItems').select('stock').where('id', '=', at.menu.cake);
    expect(await left.executeTakeFirst()).toEqual({ stock: stock - sum(sold, standing) });
  });
  await fc.assert(histories, { numRuns: 6, endOnFailure: true });
});

async function expectReportsToAgree({ storeId, owner }: At, orders: Order[]) {
  const [byHour, byDay, byPayment] = await Promise.all([
    shop.call(reportByTime, { storeId, ...period, unit: 'hour' }, owner),
    shop.call(reportByTime, { storeId, ...period, unit: 'day' }, owner),
    shop.call(reportByPaymentMethod, { storeId, ...period }, owner),
  ]);
  const closed = orders.filter(({ status }) => status === 'CLOSED');
  const cancelled = orders.filter(({ status }) => status === 'CANCELLED');
  const open = orders.filter(({ status, paid }) => status === 'OPEN' && paid > 0);
  const { totals } = byDay.response;

  expect(totals).toMatchObject({ orders: closed.length, net: sum(closed, ({ paid }) => paid) });
  expect(totals.supply + totals.vat + totals.taxFree).toBe(totals.net);
  expect(totals.net + totals.refunded).toBe(sum(closed, ({ total }) => total));
  expect(totals).toMatchObject({ vat: sum(closed, ({ vat, refundedParts }) => vat - refundedParts.vat) });
  expect(totals.refunded).toBe(sum(closed, ({ refunded }) => refunded));
  expect(byDay.response.cancelled).toEqual({
    orders: cancelled.length,
    total: sum(cancelled, ({ total }) => total),
  });
  expect(byDay.response.notYetClosed).toEqual({ orders: open.length, paid: sum(open, ({ paid }) => paid) });
  const beyond = orders.flatMap(({ payments }) => payments).filter(({ excess }) => excess > 0);
  const excess = { payments: beyond.length, amount: sum(beyond, (payment) => payment.excess) };
  expect(byDay.response.excess).toEqual(excess);

  expect(byHour.response.totals).toEqual(totals);
  const sold = byHour.response.rows.filter(({ orders }) => orders > 0);
  expect(new Map(sold.map(({ key, net }) => [key, net]))).toEqual(
    sumsBy(closed, ({ takenAt }) => String(seoulHour(new Date(takenAt)))),
  );
  expect(new Map(byDay.response.rows.map(({ key, net }) => [key, net]))).toEqual(
    sumsBy(closed, ({ businessDate }) => businessDate),
  );
  expect(byPayment.response.net).toBe(totals.net);
  for (const type of tenderTypes) {
    const held = closed.flatMap(({ payments }) => payments).filter((payment) => payment.type === type);
    const net = byPayment.response.rows.find((row) => row.type === type)?.net ?? 0;
    expect(net).toBe(sum(held, ({ approved, refunded }) => approved - refunded));
  }
}

/** For each payment type, the list contains exactly the orders that show it, and its sums are their sums. */
async function expectListToAgree({ storeId, owner }: At, orders: Order[]) {
  for (const paymentType of [undefined, ...paymentTypes]) {
    const filter = { numberOfElements: 200, ...(paymentType && { paymentType: [paymentType] }) };
    const { response } = await shop.call(getSalesInquiry, { storeId, ...period, ...filter }, owner);
    const found = orders.filter((order) => !paymentType || order.paymentType === paymentType);
    expect(new Set(response.content.map(({ id }) => id))).toEqual(new Set(found.map(({ id }) => id)));
    const closed = found.filter(({ status }) => status === 'CLOSED');
    expect(response.sums?.closed).toMatchObject({
      orders: closed.length,
      gross: sum(closed, ({ gross }) => gross),
      discounts: sum(closed, ({ lineDiscounts, orderDiscount }) => lineDiscounts + orderDiscount),
      refunded: sum(closed, ({ refunded }) => refunded),
      net: sum(closed, ({ paid }) => paid),
    });
    expect(sum(response.content, ({ net }) => net)).toBe(response.sums?.closed.net);
  }
}

function standing({ quantity, refundedQuantity }: Order['lines'][number]): number {
  return quantity - refundedQuantity;
}

function sum<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

function sumsBy(orders: readonly Order[], keyOf: (order: Order) => string): Map<string, number> {
  return new Map(
    [...Map.groupBy(orders, keyOf)].map(([key, group]) => [key, sum(group, ({ paid }) => paid)]),
  );
}
