import { randomUUID } from 'node:crypto';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import type { Breakdown, TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { reportByStoreItem, reportRevenue, reportTax } from '@maru/contract/sales/sales.endpoints.ts';
import { addDays, businessDateOf, seoulHour } from '@maru/contract/time/business-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { anyHistory, live } from '#test/random-history.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Rows = Awaited<ReturnType<typeof readRows>>;
type Period = { from: string; to: string };
type Sums = Record<'gross' | 'discounts' | 'pointsUsed' | 'refunded', number>;
type Option = { choiceId: string; priceDifference: number };

const begin = shop.clock.now;
const whole: Period = { from: '2026-10-01', to: '2027-03-01' };
/** MARU_RUNS sets how many random stories are tried. */
const numRuns = Number(process.env.MARU_RUNS ?? 4);
const minutes = (n: number) => n * 60_000;
const none: Sums = { gross: 0, discounts: 0, pointsUsed: 0, refunded: 0 };

const late = fc.array(
  fc.record({
    age: fc.integer({ min: 0, max: 20 * 86_400 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    off: fc.constantFrom(0, 1, 777),
    options: fc.subarray(['shot', 'syrup'] as const),
    unitPrice: fc.integer({ min: 1, max: 9_999 }),
    difference: fc.integer({ min: -700, max: 900 }),
    itemOrderType: fc.constantFrom('INSTORE' as const, 'TOGO' as const),
    typed: fc.integer({ min: 800, max: 5_000 }),
  }),
  { maxLength: 4 },
);
const dayStarts = fc.array(
  fc.record({
    after: fc.integer({ min: -40_000, max: 8_000 }),
    dayStart: fc.integer({ min: 0, max: 1_439 }),
  }),
  { maxLength: 3 },
);
const anyStory = fc.record({
  dayStarts,
  before: anyHistory,
  late,
  after: anyHistory,
  /** 1: the tax office rejects every receipt; 2: every second one, and so on. */
  rejectsEach: fc.integer({ min: 1, max: 3 }),
  /** Days between the two histories. */
  days: fc.constantFrom(0, 12),
  settles: fc.boolean(),
  cut: fc.integer({ min: 0, max: 12 }),
});
type Story = typeof anyStory extends fc.Arbitrary<infer T> ? T : never;

test(
  'every report equals a plain sum over the rows, whatever happened in the store',
  async () => {
    const stories = fc.asyncProperty(anyStory, async (story) => {
      const at = await tell(story);
      const rows = await readRows(at.storeId);
      await expectSales(at, rows, whole);
      await expectMovements(at, rows, whole);
      await expectTax(at, rows, whole);
      await expectParts(at, addDays('2026-11-14', story.cut));
      await expectDashboard(at, rows);
    });
    await fc.assert(stories, { numRuns });
  },
  numRuns * 15_000,
);

/** Runs two histories with late sales and cash receipts between them. */
async function tell(story: Story): Promise<At> {
  const { dayStarts: starts, before, late: lateSales, after, settles } = story;
  shop.clock.now = begin;
  const at = await shop.openStore({ settings: { closePaidOrders: before.length % 2 === 0 } });
  for (const [n, { after: minute, dayStart }] of starts.entries()) {
    const validFrom = new Date(begin.getTime() + minutes(minute) + n);
    await shop.db.insertInto('storeDayStarts').values({ storeId: at.storeId, validFrom, dayStart }).execute();
  }
  await shop.db.updateTable('menuItems').set({ stock: 20 }).where('id', '=', at.menu.cake).execute();
  const ids: string[] = [];
  await live(shop, at, before, ids);
  for (const sale of lateSales) ids.push(await sellLate(at, sale));
  const payments = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .execute();
  const inCash = payments.filter(({ type }) => type === 'INSTORE_CASH');
  for (const [n, { id }] of inCash.entries()) {
    const identifier = n % story.rejectsEach === 0 ? '010-1234-0000' : '010-1234-5678';
    await shop.postReceipt(at, id, { identifier });
  }
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(300));
  await shop.runJobs();
  await letTaxOfficeSpeak(at, story.days);
  await live(shop, at, after, ids);
  if (settles) {
    shop.passTerminalTime();
    await shop.runJobs();
  }
  return at;
}

/** The tax office confirms or rejects the receipts; some of the rejected ones are dropped some days later. */
async function letTaxOfficeSpeak(at: At, days: number) {
  shop.passTaxOfficeTime();
  await shop.runMinute('confirm-cash-receipts');
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(days * 1_440));
  const rejected = await shop.db
    .selectFrom('cashReceipts')
    .select('id')
    .where('storeId', '=', at.storeId)
    .where('status', '=', 'REJECTED')
    .execute();
  for (const [n, { id }] of rejected.entries()) if (n % 2 === 0) await shop.cancelReceipt(at, id);
}

/** A sale that a till made without network: an item with options, and a line that was typed in. */
async function sellLate(at: At, sale: Story['late'][number]): Promise<string> {
  const choiceIds = [at.menu.iced, ...sale.options.map((option) => at.menu[option])];
  const optionDifferences = choiceIds.map(() => sale.difference);
  const { itemOrderType, quantity } = sale;
  const discount = sale.off > 0 ? { kind: 'AMOUNT' as const, amount: sale.off } : undefined;
  const input = (total: number) => ({
    storeId: at.storeId,
    lines: [
      { itemId: at.menu.americano, choiceIds, quantity, itemOrderType },
      { name: '포장 봉투', unitPrice: sale.typed, taxable: quantity % 2 === 0, quantity: 1 },
    ],
    ...{ orderDiscount: discount, total, tenders: [{ type: 'INSTORE_CASH' as const, amount: total }] },
    saleId: randomUUID(),
    receipted: { lines: [{ unitPrice: sale.unitPrice, optionDifferences }, { unitPrice: sale.typed }] },
  });
  const gross = sale.unitPrice * quantity + sale.typed;
  const headers = { [saleAgeHeader]: `${sale.age}` };
  const answer = await shop.call(takeOrder, input(gross - sale.off), at.owner, { headers });
  if (answer.http !== 200) throw new Error(`late: ${JSON.stringify(answer)}`);
  return answer.response.id;
}

/** All rows of a store, as they are. */
async function readRows(storeId: string) {
  const { db } = shop;
  const orders = await db.selectFrom('orders').selectAll().where('storeId', '=', storeId).execute();
  const lines = await db.selectFrom('orderLines').selectAll().where('storeId', '=', storeId).execute();
  const payments = await db.selectFrom('payments').selectAll().where('storeId', '=', storeId).execute();
  const transactions = await db
    .selectFrom('paymentTransactions')
    .selectAll()
    .where('storeId', '=', storeId)
    .execute();
  const receipts = await db.selectFrom('cashReceipts').selectAll().where('storeId', '=', storeId).execute();
  const starts = await db.selectFrom('storeDayStarts').selectAll().where('storeId', '=', storeId).execute();
  const atIssuer = await shop.issuedAt({ storeId } as At);
  return { orders, lines, payments, transactions, receipts, starts, atIssuer };
}

function closedOf({ orders }: Rows, { from, to }: Period) {
  return orders.filter((o) => o.status === 'CLOSED' && o.businessDate >= from && o.businessDate <= to);
}

function keyOf(unit: TimeUnit, date: string, at: Date): string {
  if (unit === 'year') return date.slice(0, 4);
  if (unit === 'month') return date.slice(0, 7);
  if (unit === 'day') return date;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return unit === 'hour' ? String(seoulHour(at)) : `${weekday}-${seoulHour(at)}`;
}

function heldBy({ payments }: Rows, orderId: string): number {
  let held = 0;
  for (const p of payments) if (p.orderId === orderId) held += p.approvedKrw - p.refundedKrw;
  return held;
}

function addTo(map: Map<string, Sums>, key: string, sums: Sums, sign = 1) {
  const old = map.get(key) ?? none;
  map.set(key, {
    gross: old.gross + sign * sums.gross,
    discounts: old.discounts + sign * sums.discounts,
    pointsUsed: old.pointsUsed + sign * sums.pointsUsed,
    refunded: old.refunded + sign * sums.refunded,
  });
}

const netOf = ({ gross, discounts, pointsUsed, refunded }: Sums) => gross - discounts - pointsUsed - refunded;
const withNet = (map: Map<string, Sums>) =>
  Object.fromEntries([...map].map(([key, sums]) => [key, { ...sums, net: netOf(sums) }]));

function sumsOf(row: Sums & { net: number }) {
  const { gross, discounts, pointsUsed, refunded, net } = row;
  return { gross, discounts, pointsUsed, refunded, net };
}

type Asked = Omit<InputOf<typeof reportRevenue>, 'storeId'>;

async function revenue({ storeId, owner }: At, asked: Asked) {
  const answer = await shop.call(reportRevenue, { storeId, ...asked }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response.period;
}

const breakdowns: Breakdown[] = ['item', 'category', 'option', 'orderType', 'itemOrderType', 'paymentType'];

async function expectSales(at: At, rows: Rows, period: Period) {
  const closed = closedOf(rows, period);
  const total = new Map<string, Sums>([['', none]]);
  const parts = { supply: 0, vat: 0, taxFree: 0 };
  for (const o of closed) {
    addTo(total, '', sumsOfOrder(rows, o));
    // What is left of a completed order, by supply, VAT and tax-free, is what its tenders hold.
    for (const t of rows.transactions) {
      if (t.orderId !== o.id || t.status !== 'APPROVED') continue;
      const sign = t.kind === 'APPROVAL' ? 1 : -1;
      parts.supply += sign * t.supplyKrw;
      parts.vat += sign * t.vatKrw;
      parts.taxFree += sign * t.taxFreeKrw;
    }
  }
  const sums = total.get('') ?? none;
  for (const unit of ['year', 'month', 'day', 'hour', 'weekdayHour'] as const) {
    const { byTime } = await revenue(at, { ...period, unit });
    expect(byTime.totals).toEqual({
      ...{ ...sums, ...parts, net: netOf(sums), orders: closed.length },
      average: closed.length === 0 ? 0 : Math.round(netOf(sums) / closed.length),
    });
    const byKey = new Map<string, Sums>();
    for (const o of closed) addTo(byKey, keyOf(unit, o.businessDate, o.takenAt), sumsOfOrder(rows, o));
    const shown = byTime.rows.filter(({ orders }) => orders > 0);
    expect(Object.fromEntries(shown.map((row) => [row.key, sumsOf(row)]))).toEqual(withNet(byKey));
  }
  const report = await revenue(at, { ...period, unit: 'month', by: breakdowns });
  for (const { by, rows: shown, net } of report.breakdowns) {
    expect(net, by).toBe(netOf(sums));
    expect(
      shown.reduce((all, row) => all + row.net, 0),
      by,
    ).toBe(netOf(sums));
    if (by === 'paymentType') continue;
    expect(
      shown.reduce((all, row) => all + row.gross, 0),
      by,
    ).toBe(sums.gross);
    const expected = by === 'orderType' ? byOrderType(rows, closed) : byLines(rows, closed, by);
    expect(Object.fromEntries(shown.map((row) => [row.id ?? row.type ?? '', sumsOf(row)])), by).toEqual(
      withNet(expected),
    );
    const { response } = await shop.call(reportByStoreItem, { storeId: at.storeId, ...period, by }, at.owner);
    expect(response).toEqual({ by, rows: shown, net });
  }
  expectPieces(rows, closed, report.breakdowns.find(({ by }) => by === 'item')?.rows ?? []);
  const tenders: Record<string, { approved: number; refunded: number }> = {};
  for (const p of rows.payments) {
    if (!closed.some(({ id }) => id === p.orderId) || p.approvedKrw === 0 || p.givenBackAt) continue;
    const { approved, refunded } = tenders[p.type] ?? { approved: 0, refunded: 0 };
    const held = p.approvedKrw - p.refundedKrw;
    tenders[p.type] = { approved: approved + p.amountKrw, refunded: refunded + p.amountKrw - held };
  }
  const shownTenders = report.byPaymentMethod.rows.map(({ type, approved, refunded }) => [
    type,
    { approved, refunded },
  ]);
  expect(Object.fromEntries(shownTenders)).toEqual(tenders);
  expect(report.byPaymentMethod.net).toBe(netOf(sums));
}

function sumsOfOrder(rows: Rows, o: Rows['orders'][number]): Sums {
  return {
    gross: o.grossKrw,
    discounts: o.lineDiscountsKrw + o.orderDiscountKrw,
    pointsUsed: o.pointsUsedKrw,
    refunded: o.pending === null ? o.refundedKrw : o.totalKrw - heldBy(rows, o.id),
  };
}

function byOrderType(rows: Rows, closed: Rows['orders']) {
  const found = new Map<string, Sums>();
  for (const o of closed) addTo(found, o.orderType, sumsOfOrder(rows, o));
  return found;
}

/**
 * A line's share of the money that a completed order no longer holds while a provider decides. It is the
 * difference of two rounded running sums, so that the shares of all lines add up.
 */
function waitingOf(rows: Rows, closed: Rows['orders'], line: Rows['lines'][number]): number {
  const order = closed.find(({ id }) => id === line.orderId);
  if (!order || order.pending === null) return 0;
  const standing = order.totalKrw - order.refundedKrw;
  const missing = standing - heldBy(rows, order.id);
  if (missing <= 0) return 0;
  const before = rows.lines
    .filter(({ orderId, lineNumber }) => orderId === order.id && lineNumber < line.lineNumber)
    .reduce((sum, { totalKrw, refundedKrw }) => sum + totalKrw - refundedKrw, 0);
  const upTo = (amount: number) => Math.floor((missing * amount) / standing);
  return upTo(before + line.totalKrw - line.refundedKrw) - upTo(before);
}

function byLines(rows: Rows, closed: Rows['orders'], by: 'item' | 'category' | 'option' | 'itemOrderType') {
  const found = new Map<string, Sums>();
  for (const l of rows.lines) {
    if (!closed.some(({ id }) => id === l.orderId)) continue;
    const sums: Sums = {
      gross: l.grossKrw,
      discounts: l.discountKrw + l.orderDiscountShareKrw,
      pointsUsed: l.pointsShareKrw,
      refunded: l.refundedKrw + waitingOf(rows, closed, l),
    };
    if (by === 'item') addTo(found, l.itemId ?? '', sums);
    else if (by === 'category') addTo(found, l.categoryId ?? '', sums);
    else if (by === 'itemOrderType') addTo(found, l.itemOrderType, sums);
    else {
      addTo(found, '', sums);
      for (const { choiceId, priceDifference } of l.options as unknown as Option[]) {
        const added = BigInt(priceDifference * l.quantity);
        const share = (amount: number) =>
          l.grossKrw === 0 ? 0 : Number((BigInt(amount) * added) / BigInt(l.grossKrw));
        const part: Sums = {
          gross: share(sums.gross),
          discounts: share(sums.discounts),
          pointsUsed: share(sums.pointsUsed),
          refunded: share(sums.refunded),
        };
        addTo(found, choiceId, part);
        addTo(found, '', part, -1);
      }
    }
  }
  return found;
}

function expectPieces(
  rows: Rows,
  closed: Rows['orders'],
  shown: { id: string | null; quantity: number | null; orders: number }[],
) {
  for (const { id, quantity, orders } of shown) {
    const lines = rows.lines.filter((l) => l.itemId === id && closed.some((o) => o.id === l.orderId));
    expect(quantity).toBe(lines.reduce((all, l) => all + l.quantity - l.refundedQuantity, 0));
    expect(orders).toBe(new Set(lines.map((l) => l.orderId)).size);
  }
}

function movedIn({ transactions }: Rows, { from, to }: Period) {
  return transactions.filter(
    (t) => t.status === 'APPROVED' && t.amountKrw > 0 && t.eventDate >= from && t.eventDate <= to,
  );
}

async function expectMovements(at: At, rows: Rows, period: Period) {
  const moved = movedIn(rows, period);
  for (const unit of ['month', 'day', 'hour', 'weekdayHour'] as const) {
    const {
      byTime,
      byPaymentMethod,
      breakdowns: [byType],
    } = await revenue(at, {
      ...{ ...period, unit, basis: 'event' as const, by: ['paymentType'] },
    });
    const [byKey, tenders] = [new Map<string, Sums>(), new Map<string, Sums>()];
    let refunded = 0;
    for (const t of moved) {
      const isRefund = t.kind === 'REFUND';
      if (isRefund) refunded += t.amountKrw;
      const sums = { ...none, gross: isRefund ? 0 : t.amountKrw, refunded: isRefund ? t.amountKrw : 0 };
      addTo(byKey, keyOf(unit, t.eventDate, t.at), sums);
      addTo(tenders, rows.payments.find(({ id }) => id === t.paymentId)?.type ?? '', sums);
    }
    const shown = byTime.rows.filter(({ orders }) => orders > 0);
    expect(Object.fromEntries(shown.map((row) => [row.key, sumsOf(row)]))).toEqual(withNet(byKey));
    expect(byTime.totals).toMatchObject({ refunded, orders: new Set(moved.map((t) => t.orderId)).size });
    expect(byTime.totals.supply + byTime.totals.vat + byTime.totals.taxFree).toBe(byTime.totals.net);
    expect(byPaymentMethod.net).toBe(byTime.totals.net);
    expect(Object.fromEntries((byType?.rows ?? []).map((row) => [row.type, sumsOf(row)]))).toEqual(
      withNet(tenders),
    );
  }
}

/** The ledger by month; cash with a receipt by the days on which receipts were issued and cancelled. */
async function expectTax({ storeId, owner }: At, rows: Rows, period: Period) {
  const { response } = await shop.call(reportTax, { storeId, ...period }, owner);
  const months = new Set<string>();
  const of = (month: string | null) => {
    const found = { card: 0, cashReceipt: 0, cash: 0, vat: 0, taxFree: 0 };
    for (const t of movedIn(rows, period)) {
      months.add(t.eventDate.slice(0, 7));
      if (month !== null && t.eventDate.slice(0, 7) !== month) continue;
      const sign = t.kind === 'REFUND' ? -1 : 1;
      const type = rows.payments.find(({ id }) => id === t.paymentId)?.type;
      if (type === 'card' || type === 'INSTORE_CAT') found.card += sign * t.amountKrw;
      else found.cash += sign * t.amountKrw;
      found.vat += sign * t.vatKrw;
      found.taxFree += sign * t.taxFreeKrw;
    }
    for (const r of rows.receipts) {
      if (isRejected(rows, r)) continue;
      for (const [day, sign] of [
        [r.issuedAt, 1],
        [r.issuedAt && r.cancelledAt, -1],
      ] as const) {
        if (!day) continue;
        const date = businessDateOf(day, dayStartAt(rows, day));
        months.add(date.slice(0, 7));
        if (month === null || date.slice(0, 7) === month) found.cashReceipt += sign * r.amountKrw;
      }
    }
    return found;
  };
  const check = (shown: (typeof response)['totals'], month: string | null) => {
    const { card, cashReceipt, cash, vat, taxFree } = of(month);
    expect(shown).toMatchObject({
      ...{
        card: { total: card },
        cashReceipt: { total: cashReceipt },
        otherCash: { total: cash - cashReceipt },
      },
      ...{ unknown: { total: 0 }, total: { total: card + cash, vat, taxFree } },
    });
    for (const kind of Object.values(shown))
      if (typeof kind === 'object') expect(kind.supply + kind.vat + kind.taxFree).toBe(kind.total);
  };
  check(response.totals, null);
  expect(response.months.map(({ month }) => month)).toEqual([...months].sort());
  for (const { month, ...shown } of response.months) check(shown, month);
}

/**
 * Whether the tax office has rejected a receipt, as far as the server knows: while the cancellation of a
 * receipt is pending, the server has not been told of a rejection.
 */
function isRejected({ atIssuer }: Rows, { id, status }: Rows['receipts'][number]): boolean {
  const known = atIssuer.find(({ receiptId }) => receiptId === id);
  if (!known?.isRejected || known.cancelledAt !== null) return false;
  return status !== 'CANCEL_REQUESTED' && known.confirmsAt <= shop.issuerTime();
}

function dayStartAt({ starts }: Rows, at: Date): number {
  const before = starts.filter(({ validFrom }) => validFrom <= at);
  return before.sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime())[0]?.dayStart ?? 240;
}

/** Expects today as in the revenue report, and the days before as they were at this time of day. */
async function expectDashboard(at: At, rows: Rows) {
  const { response } = await shop.call(getDashboard, { storeId: at.storeId }, at.owner);
  const { businessDate: today, figures } = response;
  const closed = closedOf(rows, { from: today, to: today });
  const net = closed.reduce((sum, o) => sum + netOf(sumsOfOrder(rows, o)), 0);
  expect(figures?.today).toEqual({ orders: closed.length, net });
  const day = { from: today, to: today, unit: 'hour' as const, by: ['item' as const] };
  const { breakdowns: best } = await revenue(at, day);
  for (const shown of figures?.bestItems ?? []) {
    if (shown.itemId === null) continue;
    const { name, nameEn, quantity, net } = shown;
    expect(best[0]?.rows).toContainEqual(
      expect.objectContaining({ id: shown.itemId, name, nameEn, quantity, net }),
    );
  }
  for (const [shown, days] of [
    [figures?.yesterday, 1],
    [figures?.weekBefore, 7],
  ] as const) {
    const was = asItWas(rows, addDays(today, -days), days);
    if (was) expect(shown).toEqual(was);
  }
}

/** The orders of a day closed by this time, and what they held then. Undefined if one was reverted later. */
function asItWas(rows: Rows, date: string, days: number) {
  const then = new Date(shop.clock.now.getTime() - minutes(days * 1_440));
  const closed = closedOf(rows, { from: date, to: date }).filter(
    ({ takenAt, closedAt }) => takenAt <= then && closedAt !== null && closedAt <= then,
  );
  let net = 0;
  for (const t of rows.transactions) {
    if (t.status !== 'APPROVED' || !closed.some(({ id }) => id === t.orderId)) continue;
    if (t.at > then && t.kind === 'APPROVAL') return undefined;
    if (t.at <= then) net += t.kind === 'APPROVAL' ? t.amountKrw : -t.amountKrw;
  }
  return { orders: closed.length, net };
}

/** Expects that the sums of a period equal those of its two parts: before the day `cut`, and from it on. */
async function expectParts(at: At, cut: string) {
  const by = ['item', 'option', 'category'] as const;
  for (const basis of ['sale', 'event'] as const) {
    const more = basis === 'sale' ? { basis, by: [...by] } : { basis };
    const ask = (period: Period) => revenue(at, { ...period, unit: 'day', ...more });
    const all = await ask(whole);
    const parts = [
      await ask({ from: whole.from, to: addDays(cut, -1) }),
      await ask({ from: cut, to: whole.to }),
    ];
    expect(parts.flatMap(({ byTime }) => byTime.rows)).toEqual(all.byTime.rows);
    const sum = (of: (part: typeof all) => number) => parts.reduce((found, part) => found + of(part), 0);
    for (const key of ['gross', 'discounts', 'refunded', 'net', 'supply', 'vat', 'taxFree'] as const)
      expect(sum(({ byTime }) => byTime.totals[key])).toBe(all.byTime.totals[key]);
    for (const [n, { rows }] of all.breakdowns.entries())
      for (const row of rows)
        expect(sum((part) => part.breakdowns[n]?.rows.find(({ id }) => id === row.id)?.net ?? 0)).toBe(
          row.net,
        );
  }
}
