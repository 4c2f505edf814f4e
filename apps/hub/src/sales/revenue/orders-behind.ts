import type { StoredTenderType } from '@maru/contract/payments/payment-type.ts';
import type { BreakdownRow } from '@maru/contract/sales/revenue-report.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { earlierOf, laterOf } from '#hub/lib/days/earlier-of.ts';
import { addMonths } from '#hub/lib/days/month.ts';
import { readSearchAddress, type SearchAddress, typedIn } from '#hub/orders/finding/search/search-address.ts';
import { hourOf, type Slot } from './by-time/time-slots.ts';
import type { Asked, ShownBreakdown } from './revenue-address.ts';

/** The sales of one day. */
export function salesOn(date: string): Pick<Asked, 'period' | 'basis'> {
  return { period: { from: date, to: date }, basis: 'sale' };
}

/** The orders behind the figures of a period. */
export function ordersOf({ period, basis }: Pick<Asked, 'period' | 'basis'>): SearchAddress {
  return basis === 'event' ? { ...period, basis } : { ...period, status: 'CLOSED' };
}

/** The orders behind a part of the period. */
export function ordersOfSlot(
  asked: Pick<Asked, 'period' | 'basis' | 'unit'>,
  slot: Pick<Slot, 'key'>,
): SearchAddress {
  const { unit, period } = asked;
  const all = ordersOf(asked);
  if (unit === 'hour' || unit === 'weekdayHour') {
    const { weekday, hour } = hourOf(slot);
    return weekday === undefined ? { ...all, hour } : { ...all, weekday, hour };
  }
  const { from, to } = daysOf(slot.key);
  return { ...all, from: laterOf(from, period.from), to: earlierOf(to, period.to) };
}

/** The orders behind the rest of a period, from a part of it on. */
export function ordersFrom(asked: Pick<Asked, 'period' | 'basis'>, key: string): SearchAddress {
  return { ...ordersOf(asked), from: laterOf(daysOf(key).from, asked.period.from) };
}

/** First and last day of a year, a month or a day. */
function daysOf(key: string) {
  if (key.length === 4) return { from: `${key}-01-01`, to: `${key}-12-31` };
  if (key.length === 7) return { from: `${key}-01`, to: addDays(`${addMonths(key, 1)}-01`, -1) };
  return { from: key, to: key };
}

/** The orders that were paid in a way, also as one of several. */
export function ordersOfTender(
  asked: Pick<Asked, 'period' | 'basis'>,
  tender: StoredTenderType,
): SearchAddress {
  return { ...ordersOf(asked), tender };
}

/** The same of the period that is compared; undefined without one. */
export function comparedAs(asked: Asked): Asked | undefined {
  return asked.compared && { ...asked, period: asked.compared };
}

/** The completed orders that were discounted, or on which points were used. */
export function reducedOrdersOf(asked: Pick<Asked, 'period' | 'basis'>, by: 'discounts' | 'pointsUsed') {
  return { ...ordersOf(asked), status: by === 'discounts' ? 'DISCOUNTED' : 'POINTS_USED' } as const;
}

/** The orders of a period on which money was taken that is no revenue yet. */
export function openOrdersOf({ period }: Pick<Asked, 'period'>): SearchAddress {
  return { ...period, status: 'OPEN' };
}

/** The orders of a period that were cancelled, whenever that was. */
export function cancelledOrdersOf({ period }: Pick<Asked, 'period'>): SearchAddress {
  return { ...period, status: 'CANCELLED' };
}

/** The completed orders of which a part was refunded; by event day those of which money was given back then. */
export function refundedOrdersOf(asked: Pick<Asked, 'period' | 'basis'>): SearchAddress {
  return { ...ordersOf(asked), status: 'REFUNDED' };
}

/** The orders behind a row of a breakdown. */
export function ordersOfRow(
  asked: Pick<Asked, 'period' | 'basis'>,
  by: ShownBreakdown,
  { id, type }: Pick<BreakdownRow, 'id' | 'type'>,
): SearchAddress {
  const all = ordersOf(asked);
  if (by === 'orderType') return readSearchAddress({ ...all, type });
  if (by === 'itemOrderType') return readSearchAddress({ ...all, place: type });
  // What lines cost without their options is a part of every order.
  if (by === 'option') return id === null ? all : { ...all, choice: id };
  return by === 'item' ? { ...all, item: id ?? typedIn } : { ...all, category: id ?? typedIn };
}
