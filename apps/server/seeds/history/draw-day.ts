import { addDays, businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { PlannedItem } from '../plan-menu.ts';
import { arrivalsOn, closing, instantOf, isWeekend } from './calendar.ts';
import { drawLinkSale, drawUnansweredSale } from './card-sales.ts';
import { drawCart } from './draw-cart.ts';
import {
  type DrawCourse,
  halfPaidCourse,
  paidCourse,
  preorderCourse,
  refundedByAmountCourse,
  refundedByLineCourse,
  unpaidCourse,
  usualCourse,
} from './draw-course.ts';
import { drawOrder, type Shop } from './draw-order.ts';
import { drawLargeSale } from './large-sale.ts';
import { drawOfflineSale } from './offline-sale.ts';
import type { OrderDraft } from './order-draft.ts';
import { drawPointSale } from './point-sale.ts';
import { randomOf } from './random.ts';
import { tasteOn } from './taste.ts';

/** In minutes after midnight. */
const offlineAt = 15 * 60 + 20;
const largeAt = 13 * 60 + 5;
const unansweredAt = 8 * 60 + 20;
const linkAt = 10 * 60 + 30;
const pointsAt = [12 * 60 + 10, 18 * 60 + 40];
/** Sales with points are drawn for this many of the last days, because hardly anybody had points before. */
const pointDays = 45;

type Day = {
  date: string;
  now: Date;
  seed: string;
  /** Whether the store has customers with points. */
  hasCustomers: boolean;
};
type Arrival = { at: Date; course: DrawCourse; leastLines?: number };

/** All orders of one business day, numbered. Deterministic for a seed and day. */
export function drawDay(
  shop: Shop,
  menu: readonly PlannedItem[],
  { date, now, seed, hasCustomers }: Day,
): OrderDraft[] {
  const random = randomOf(`${seed} ${date}`);
  const taste = tasteOn(date, menu);
  const ownersShare = isWeekend(date) ? 0.6 : 0.25;
  const usual = arrivalsOn(date, now, random).map((at): Arrival => ({ at, course: usualCourse }));
  const drafts = [...usual, ...madeUpOn(date, now)]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, course, leastLines = 1 }) => {
      const by = random.chance(ownersShare) ? shop.people.owner : shop.people.staff;
      let cart = drawCart(taste, { date, at }, random);
      while (cart.lines.length < leastLines) cart = drawCart(taste, { date, at }, random);
      return drawOrder(shop, { date, at, by, cart, course }, now, random) ?? [];
    });
  drafts.push(
    ...offlineSaleOn(shop, date, now),
    ...largeSaleOn(shop, date, now),
    ...cardSalesOn(shop, date, now),
    ...(hasCustomers ? pointSalesOn(shop, date, now) : []),
  );
  drafts.sort((a, b) => Date.parse(a.order.takenAt) - Date.parse(b.order.takenAt));
  drafts.forEach(({ order }, i) => {
    order.orderNumber = i + 1;
  });
  return drafts;
}

/** A sale of yesterday afternoon, when there was no network. */
function offlineSaleOn(shop: Shop, date: string, now: Date): OrderDraft[] {
  if (date !== addDays(businessDateOf(now, defaultDayStart), -1)) return [];
  const at = instantOf(date, offlineAt);
  return drawOfflineSale(shop, { at, by: shop.people.staff }, randomOf(`offline ${date}`));
}

/** A large sale for cash three days ago. Calendar days count, as they do for its receipt. */
function largeSaleOn(shop: Shop, date: string, now: Date): OrderDraft[] {
  if (date !== addDays(businessDateOf(now, 0), -3)) return [];
  const sale = { date, at: instantOf(date, largeAt), by: shop.people.staff };
  return drawLargeSale(shop, sale, { now, random: randomOf(`large ${date}`) });
}

/** Yesterday a guest paid by a link; two days ago the terminal did not answer. */
function cardSalesOn(shop: Shop, date: string, now: Date): OrderDraft[] {
  const today = businessDateOf(now, defaultDayStart);
  const by = shop.people.staff;
  const drawing = { now, random: randomOf(`cards ${date}`) };
  if (date === addDays(today, -1))
    return drawLinkSale(shop, { date, at: instantOf(date, linkAt), by }, drawing);
  if (date !== addDays(today, -2)) return [];
  return drawUnansweredSale(shop, { date, at: instantOf(date, unansweredAt), by }, drawing);
}

/** At lunch and in the evening a customer pays a part with points. */
function pointSalesOn(shop: Shop, date: string, now: Date): OrderDraft[] {
  if (date < addDays(businessDateOf(now, defaultDayStart), -pointDays)) return [];
  const random = randomOf(`points ${date}`);
  return pointsAt
    .map((minutes) => instantOf(date, minutes))
    .filter((at) => at.getTime() + 60_000 < now.getTime())
    .flatMap((at) => drawPointSale(shop, { date, at, by: shop.people.staff }, { now, random }));
}

/**
 * Orders of today that show something: refunded in part, and still open. Taken shortly before `now` or before closing
 * time.
 */
function madeUpOn(date: string, now: Date): Arrival[] {
  if (date !== businessDateOf(now, defaultDayStart)) return [];
  const latest = Math.min(now.getTime(), instantOf(date, closing).getTime());
  const earliest = instantOf(date, defaultDayStart).getTime();
  const minutesAgo = (minutes: number) => new Date(Math.max(earliest, latest - minutes * 60_000));
  return [
    { at: minutesAgo(75), course: refundedByLineCourse, leastLines: 2 },
    { at: minutesAgo(50), course: refundedByAmountCourse, leastLines: 2 },
    { at: minutesAgo(20), course: preorderCourse },
    { at: minutesAgo(13), course: unpaidCourse },
    { at: minutesAgo(9), course: halfPaidCourse },
    { at: minutesAgo(4), course: paidCourse },
  ];
}
