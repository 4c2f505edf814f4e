import type { InputOf } from '@maru/contract/endpoint.ts';
import { settleExcess } from '@maru/contract/orders/excess.endpoints.ts';
import {
  reportByPaymentMethod,
  reportByStoreItem,
  reportByTime,
} from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Input = InputOf<typeof reportByTime>;
const paid = { tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] };

/** Sells an americano for 4,500 won in cash at each of these times. */
async function sellAt(at: At, ...times: string[]) {
  const noon = shop.clock.now;
  for (const time of times) {
    shop.clock.now = new Date(`${time}:00+09:00`);
    await shop.order(at, paid);
  }
  shop.clock.now = noon;
}

async function report({ storeId, owner }: At, over: Partial<Input> = {}) {
  const day = { from: '2026-11-20', to: '2026-11-20', unit: 'hour' as const };
  const answer = await shop.call(reportByTime, { storeId, ...day, ...over }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  const { rows, ...rest } = answer.response;
  return { ...rest, rows: rows.map(({ key, orders, net }) => [key, orders, net]) };
}

test('a day is shown by clock hours from its start, including empty ones', async () => {
  const at = await shop.openStore();
  await sellAt(at, '2026-11-20T04:00', '2026-11-20T12:10', '2026-11-20T12:50', '2026-11-21T03:59');
  await sellAt(at, '2026-11-20T03:59', '2026-11-21T04:00');

  const { rows, totals, dayStart } = await report(at);

  expect(dayStart).toBe(240);
  expect(rows.map(([key]) => key)).toEqual([...hours(4, 23), ...hours(0, 3)]);
  expect(rows.filter(([, orders]) => orders !== 0)).toEqual([
    ['4', 1, 4_500],
    ['12', 2, 9_000],
    ['3', 1, 4_500],
  ]);
  expect(totals).toMatchObject({ orders: 4, net: 18_000, supply: 16_364, vat: 1_636, refunded: 0 });
});

test('a store whose day starts at midnight counts sales after midnight for the new day', async () => {
  const at = await shop.openStore({ dayStart: 0 });
  await sellAt(at, '2026-11-20T00:00', '2026-11-20T23:59', '2026-11-21T00:00');

  const { rows, totals } = await report(at);

  expect(rows.map(([key]) => key)).toEqual(hours(0, 23));
  expect(totals.orders).toBe(2);
});

test('days, months and years are by business date, both ends included', async () => {
  const at = await shop.openStore();
  await sellAt(at, '2025-12-31T12:00', '2026-01-01T03:00', '2026-01-01T12:00', '2026-02-28T23:00');
  const period = { from: '2025-12-31', to: '2026-02-28' };

  expect((await report(at, { ...period, unit: 'day' })).rows).toEqual([
    ['2025-12-31', 2, 9_000],
    ['2026-01-01', 1, 4_500],
    ['2026-02-28', 1, 4_500],
  ]);
  expect((await report(at, { ...period, unit: 'month' })).rows).toEqual([
    ['2025-12', 2, 9_000],
    ['2026-01', 1, 4_500],
    ['2026-02', 1, 4_500],
  ]);
  expect((await report(at, { ...period, unit: 'year' })).rows).toEqual([
    ['2025', 2, 9_000],
    ['2026', 2, 9_000],
  ]);
});

test('a cancelled order is listed apart from revenue, and counts again after a revert', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, paid);
  await shop.order(at, { ...paid, orderDiscount: { kind: 'AMOUNT', amount: 500 }, ...inCash(4_000) });
  expect(await report(at)).toMatchObject({ totals: { orders: 2, net: 8_500, discounts: 500 } });

  await shop.cancel(at, id);
  expect(await report(at)).toMatchObject({
    totals: { orders: 1, net: 4_000, refunded: 0 },
    cancelled: { orders: 1, total: 4_500 },
  });

  await shop.revert(at, id);
  expect(await report(at)).toMatchObject({
    totals: { orders: 2, net: 8_500 },
    cancelled: { orders: 0, total: 0 },
  });
});

test('a report is read from one snapshot', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, paid);
  let changing = true;
  const cancelAndRevert = async () => {
    for (let round = 0; round < 10; round += 1) {
      await shop.cancel(at, id);
      await shop.revert(at, id);
    }
  };
  const changes = cancelAndRevert().finally(() => {
    changing = false;
  });

  while (changing) {
    const { totals, cancelled } = await report(at);
    expect(totals.net + cancelled.total).toBe(4_500);
  }
  await changes;
});

test('money taken on open orders is listed apart from revenue', async () => {
  const at = await shop.openStore();
  await shop.order(at);
  await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_500 }] });
  await shop.order(at, { ...paid, orderType: 'ONLINE' });

  expect(await report(at)).toMatchObject({
    totals: { orders: 0, net: 0 },
    notYetClosed: { orders: 2, paid: 6_000 },
  });
});

test('excess is listed apart until it is given back, and no other sum contains it', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, paid);
  const beyond = { paymentMethod: 'INSTORE_CASH', amount: 1_000, receipted: true } as const;
  const { response } = await shop.pay(at, id, beyond);
  await shop.pay(at, id, { ...beyond, amount: 500 });

  expect(await report(at)).toMatchObject({
    ...{ totals: { orders: 1, net: 4_500 }, notYetClosed: { orders: 0, paid: 0 } },
    excess: { payments: 2, amount: 1_500 },
  });
  const settling = { storeId: at.storeId, id: response.payment.id, act: 'GIVE_BACK' as const };
  await shop.call(settleExcess, { ...settling, reason: '손님께 드림' }, at.owner);
  expect(await report(at)).toMatchObject({ totals: { net: 4_500 }, excess: { payments: 1, amount: 500 } });
});

test('money that a partly refused cancellation refunded is no longer revenue', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.pay(at, id, { paymentMethod: 'card', amount: 1_500 });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_000 });
  await shop.terminalWill(at.storeId, 'DECLINE');
  await shop.cancel(at, id);

  const { status, paid: held } = await shop.readOrder(at, id);
  expect({ status, held }).toEqual({ status: 'CLOSED', held: 1_500 });
  expect(await report(at)).toMatchObject({
    totals: { orders: 1, net: 1_500, supply: 1_364, vat: 136, refunded: 3_000 },
  });
});

test('tax-free goods and simplified taxation are summed as sold', async () => {
  const general = await shop.openStore();
  const simplified = await shop.openStore({ settings: { taxType: 'SIMPLIFIED' } });
  const fruit = { lines: [{ itemId: general.menu.fruitBox, quantity: 1 }], total: 5_500 };
  await shop.order(general, { ...fruit, ...inCash(5_500) });
  await shop.order(simplified, paid);

  expect((await report(general)).totals).toMatchObject({ net: 5_500, supply: 0, vat: 0, taxFree: 5_500 });
  expect((await report(simplified)).totals).toMatchObject({ net: 4_500, supply: 4_500, vat: 0 });
});

test('a period without sales is empty', async () => {
  const at = await shop.openStore();
  await shop.order(at, paid);

  expect((await report(at, { from: '2026-11-21', to: '2026-11-30', unit: 'day' })).rows).toEqual([]);
});

test('every report refuses a period that ends before it begins, or is too long', async () => {
  const { storeId, owner } = await shop.openStore();
  const refused = async (period: { from: string; to: string }) => [
    await shop.call(reportByTime, { storeId, ...period, unit: 'day' }, owner),
    await shop.call(reportByPaymentMethod, { storeId, ...period }, owner),
    await shop.call(reportByStoreItem, { storeId, ...period }, owner),
  ];

  for (const answer of await refused({ from: '2026-11-21', to: '2026-11-20' }))
    expect(answer).toMatchObject({ http: 400, fields: { to: 'tooSmall' } });
  for (const answer of await refused({ from: '2000-01-01', to: '2026-11-20' }))
    expect(answer).toMatchObject({ http: 400, fields: { to: 'tooLarge' } });
});

function inCash(amount: number) {
  return { total: amount, tenders: [{ type: 'INSTORE_CASH' as const, amount }] };
}

function hours(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}
