import { seoulHour } from '@maru/contract/time/business-date.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { dueOf } from '#server/orders/cash-receipts/due-date.ts';
import { offerOf, planMenu } from '../plan-menu.ts';
import { businessDaysUntil } from './calendar.ts';
import { drawDay } from './draw-day.ts';
import type { Shop } from './draw-order.ts';

const { items } = planMenu();
const friday = '2026-11-20';
const afternoon = new Date(`${friday}T14:10:00+09:00`);

function openShop(): Shop {
  const person = () => ({ userId: newId(), name: newId() });
  const people = { owner: person(), staff: person(), admin: person() };
  return { storeId: newId(), people, offers: new Map(items.map((item) => [item.id, offerOf(item)])) };
}

const draw = (date: string, now: Date, seed = 'test') =>
  drawDay(openShop(), items, { date, now, seed, hasCustomers: true });
const totals = (drafts: ReturnType<typeof draw>) => drafts.map(({ order }) => order.totalKrw);
const open = (drafts: ReturnType<typeof draw>) => drafts.filter(({ order }) => order.status === 'OPEN');

test('the same seed and day give the same orders, whatever the time is now; another seed gives others', () => {
  const once = draw('2026-11-14', afternoon);
  expect(totals(draw('2026-11-14', new Date('2026-12-01T09:00:00+09:00')))).toEqual(totals(once));
  expect(once.map(({ order }) => order.id)).toEqual(
    draw('2026-11-14', afternoon).map(({ order }) => order.id),
  );
  expect(totals(draw('2026-11-14', afternoon, 'another'))).not.toEqual(totals(once));
});

test('a day has 120 to 260 orders between opening and closing, numbered as they came', () => {
  for (const date of businessDaysUntil(afternoon, 21).slice(0, -1)) {
    const orders = draw(date, afternoon).map(({ order }) => order);
    expect(orders.length).toBeGreaterThanOrEqual(120);
    expect(orders.length).toBeLessThanOrEqual(260);
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(orders.map((_, i) => i + 1));
    expect(orders.map(({ takenAt }) => takenAt)).toEqual(orders.map(({ takenAt }) => takenAt).sort());
    const hours = orders.map(({ takenAt }) => seoulHour(new Date(takenAt)));
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([8, 21]);
  }
});

test('today has no orders after now', () => {
  const at = afternoon.toISOString();
  const drafts = draw(friday, afternoon);
  expect(drafts.length).toBeGreaterThan(60);
  for (const { order, history, transactions, events } of drafts) {
    const times = [order.takenAt, ...history.map((entry) => entry.at), ...transactions.map((row) => row.at)];
    for (const time of [...times, ...events.map((event) => event.at)]) expect(time < at).toBe(true);
  }
});

test.each([
  ['before dawn, when yesterday still counts', '2026-11-20T03:20:00+09:00', '2026-11-19'],
  ['just after the day began', '2026-11-20T04:01:00+09:00', friday],
  ['before the shop usually opens', '2026-11-20T06:30:00+09:00', friday],
  ['at noon', '2026-11-20T12:00:00+09:00', friday],
  ['after closing', '2026-11-20T23:40:00+09:00', friday],
])('%s, today has an unpaid, a partly paid and a paid order that are still open', (_, now, today) => {
  const at = new Date(now);
  expect(businessDaysUntil(at, 0)).toEqual([today]);
  const drafts = draw(today, at);
  const held = (draft: (typeof drafts)[number]) =>
    draft.payments.reduce((sum, { approvedKrw, refundedKrw }) => sum + approvedKrw - refundedKrw, 0);
  const shares = open(drafts).map((draft) => held(draft) / draft.order.totalKrw);
  expect(shares.some((share) => share === 0)).toBe(true);
  expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  expect(shares.some((share) => share === 1)).toBe(true);
  expect(drafts.length).toBeGreaterThan(10);
});

test('today has one order with a refunded line and one that was refunded by an amount', () => {
  const refunded = draw(friday, afternoon).filter(
    ({ order }) => order.status === 'CLOSED' && order.refundedKrw > 0 && order.refundedKrw < order.totalKrw,
  );
  const pieces = refunded.map(({ lines }) =>
    lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0),
  );
  expect(pieces).toEqual([1, 0]);
  expect(refunded[1]?.order.refundedKrw).toBe(1_000);
});

test('the only open order of earlier days is two days old, and its card payment has no answer', () => {
  const waiting = businessDaysUntil(afternoon, 14)
    .slice(0, -1)
    .flatMap((date) => open(draw(date, afternoon)));
  expect(waiting).toMatchObject([{ order: { businessDate: '2026-11-18', pending: 'PAY' } }]);
});

test.each(['2026-11-20T14:10:00+09:00', '2026-11-20T02:10:00+09:00'])(
  'at %s a large cash order has two days left until its cash receipt has to be issued',
  (at) => {
    const now = new Date(at);
    const deals = businessDaysUntil(now, 7)
      .flatMap((date) => draw(date, now))
      .filter(({ order }) => order.totalKrw >= 100_000 && order.paymentType === 'INSTORE_CASH');
    expect(
      deals.map(({ order }) => dueOf(new Date(order.takenAt), { now, dayStart: 240 }).daysLeft),
    ).toContain(2);
  },
);

test('more iced drinks are sold in summer than in winter', () => {
  const iced = (date: string) => {
    const options = draw(date, afternoon).flatMap(({ lines }) => lines.flatMap((line) => line.options));
    const count = (name: string) => options.filter(({ nameEn }) => nameEn === name).length;
    return count('Iced') / (count('Iced') + count('Hot'));
  };
  expect(iced('2026-08-01')).toBeGreaterThan(iced('2026-01-31') + 0.25);
});
