import type { InputOf } from '@maru/contract/endpoint.ts';
import { searchOrders, sumFoundOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { Breakdown, ReportBasis } from '@maru/contract/sales/report-terms.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { anyHistory, live } from '#test/random-history.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const begin = shop.clock.now;
const period = { from: '2026-11-01', to: '2027-03-01' };
const closed = { status: ['CLOSED' as const] };
const by: Breakdown[] = ['item', 'category', 'option', 'orderType', 'itemOrderType', 'paymentType'];

test('every figure of the revenue report is the sum of the orders that a search with its filters finds', async () => {
  const histories = fc.asyncProperty(anyHistory, async (history) => {
    shop.clock.now = begin;
    const at = await shop.openStore({ settings: { closePaidOrders: history.length % 2 === 0 } });
    await live(shop, at, history);

    await expectBySale(at);
    await expectByEvent(at);
  });
  await fc.assert(histories, { numRuns: 3 });
}, 60_000);

async function expectBySale(at: At) {
  const { byTime, breakdowns, byPaymentMethod } = await report(at, 'sale');
  const whole = await open(at, closed);
  expect(whole.sums.orders?.closed).toMatchObject({ orders: byTime.totals.orders, net: byTime.totals.net });

  for (const { key, orders, net } of byTime.rows) {
    const { sums, count } = await open(at, { ...closed, hour: Number(key) });
    expect([count, sums.orders?.closed.net]).toEqual([orders, net]);
  }
  for (const { type, net } of byPaymentMethod.rows) {
    const { sums } = await open(at, { ...closed, tenderType: [type] });
    expect(sums.part).toEqual({ quantity: null, net });
  }
  for (const { by: what, rows } of breakdowns)
    for (const { id, type, orders, quantity, net } of rows) {
      if (what === 'paymentType' || (what === 'option' && id === null)) continue;
      const { sums, count } = await open(at, { ...closed, ...filterOf(what, { id, type }) });
      const part = what === 'orderType' ? { quantity: null, net: sums.orders?.closed.net } : sums.part;
      expect([what, count, part]).toEqual([what, orders, { quantity, net }]);
      const parts = sums.rows.reduce((sum, row) => sum + row.net, 0);
      if (what !== 'orderType') expect(parts).toBe(net);
    }
  const { discounts, pointsUsed, refunded } = byTime.totals;
  const discounted = await open(at, { ...closed, isDiscounted: true });
  expect(discounted.sums.orders?.closed.discounts).toBe(discounts);
  const used = await open(at, { ...closed, usedPoints: true });
  expect(used.sums.orders?.closed.pointsUsed).toBe(pointsUsed);
  expect(whole.sums.orders?.closed.refunded).toBe(refunded);
}

async function expectByEvent(at: At) {
  const { byTime, byPaymentMethod } = await report(at, 'event');
  const { gross, refunded, net } = byTime.totals;
  const basis = 'event' as const;
  expect((await open(at, { basis })).sums.moved).toEqual({ approved: gross, refunded, net });
  expect((await open(at, { basis, isRefunded: true })).sums.moved).toMatchObject({ approved: 0, refunded });

  for (const row of byTime.rows) {
    const { sums, count } = await open(at, { basis, hour: Number(row.key) });
    expect([count, sums.moved?.net]).toEqual([row.orders, row.net]);
  }
  for (const row of byPaymentMethod.rows) {
    const { sums } = await open(at, { basis, tenderType: [row.type] });
    expect(sums.moved?.net).toBe(row.net);
  }
}

async function report({ storeId, owner }: At, basis: ReportBasis) {
  const asked = { storeId, ...period, unit: 'hour' as const, basis, ...(basis === 'sale' ? { by } : {}) };
  const { response } = await shop.call(reportRevenue, asked, owner);
  return response.period;
}

type Filters = Omit<InputOf<typeof searchOrders>, 'storeId' | 'from' | 'to'>;

/** The orders that a search finds, and their sums. */
async function open({ storeId, owner }: At, filters: Filters) {
  const asked = { storeId, ...period, ...filters };
  const { response: found } = await shop.call(searchOrders, { ...asked, numberOfElements: 200 }, owner);
  const orderIds = found.content.map(({ id }) => id);
  const { response: sums } = await shop.call(sumFoundOrders, { ...asked, orderIds }, owner);
  return { sums, count: found.totalElements };
}

function filterOf(what: Breakdown, { id, type }: { id: string | null; type: string | null }): Filters {
  if (what === 'orderType') return { orderType: [type as 'INSTORE'] };
  if (what === 'itemOrderType') return { itemOrderType: type as 'INSTORE' };
  if (what === 'option') return { choiceId: id ?? '' };
  return what === 'item' ? { itemId: id } : { categoryId: id };
}
