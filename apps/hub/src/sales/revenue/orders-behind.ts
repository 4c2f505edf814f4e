import type { StoredTenderType } from '@maru/contract/payments/payment-type.ts';
import type { BreakdownRow } from '@maru/contract/sales/revenue-report.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { earlierOf, laterOf } from '#hub/lib/days/earlier-of.ts';
import { addMonths } from '#hub/lib/days/month.ts';
import { readSearchAddress, type SearchAddress, typedIn } from '#hub/orders/finding/search/search-address.ts';
import { hourOf, type Slot } from './by-time/time-slots.ts';
import type { Asked, ShownBreakdown } from './revenue-address.ts';

/** Filters for the sales of one day. */
export function salesOn(date: string): Pick<Asked, 'period' | 'basis'> {
  return { period: { from: date, to: date }, basis: 'sale' };
}

/** Filters for the orders behind the figures of a period. */
export function ordersOf({ period, basis }: Pick<Asked, 'period' | 'basis'>): SearchAddress {
  return basis === 'event' ? { ...period, basis } : { ...period, status: 'CLOSED' };
}

/** Filters for the orders behind a part of the period. */
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

/** Filters for the orders from one part of a period to its end. */
export function ordersFrom(asked: Pick<Asked, 'period' | 'basis'>, key: string): SearchAddress {
  return { ...ordersOf(asked), from: laterOf(daysOf(key).from, asked.period.from) };
}

/** First and last day of a year, a month or a day. */
function daysOf(key: string) {
  if (key.length === 4) return { from: `${key}-01-01`, to: `${key}-12-31` };
  if (key.length === 7) return { from: `${key}-01`, to: addDays(`${addMonths(key, 1)}-01`, -1) };
  return { from: key, to: key };
}

/** Filters for orders with at least one payment of this tender. */
export function ordersOfTender(
  asked: Pick<Asked, 'period' | 'basis'>,
  tender: StoredTenderType,
): SearchAddress {
  return { ...ordersOf(asked), tender };
}

/** The compared period in place of the period; undefined if there is none. */
export function comparedAs(asked: Asked): Asked | undefined {
  return asked.compared && { ...asked, period: asked.compared };
}

/** Filters for completed orders that were discounted, or on which points were used. */
export function reducedOrdersOf(asked: Pick<Asked, 'period' | 'basis'>, by: 'discounts' | 'pointsUsed') {
  return { ...ordersOf(asked), status: by === 'discounts' ? 'DISCOUNTED' : 'POINTS_USED' } as const;
}

/** Filters for the open orders of a period. Money paid on them is not revenue yet. */
export function openOrdersOf({ period }: Pick<Asked, 'period'>): SearchAddress {
  return { ...period, status: 'OPEN' };
}

/** Filters for the orders of a period that were cancelled at any time. */
export function cancelledOrdersOf({ period }: Pick<Asked, 'period'>): SearchAddress {
  return { ...period, status: 'CANCELLED' };
}

/**
 * Filters for completed orders that were refunded in part. With basis `event`, for orders whose money was
 * given back in the period.
 */
export function refundedOrdersOf(asked: Pick<Asked, 'period' | 'basis'>): SearchAddress {
  return { ...ordersOf(asked), status: 'REFUNDED' };
}

/** Filters for the orders behind a row of a breakdown. */
export function ordersOfRow(
  asked: Pick<Asked, 'period' | 'basis'>,
  by: ShownBreakdown,
  { id, type }: Pick<BreakdownRow, 'id' | 'type'>,
): SearchAddress {
  const all = ordersOf(asked);
  if (by === 'orderType') return readSearchAddress({ ...all, type });
  if (by === 'itemOrderType') return readSearchAddress({ ...all, place: type });
  // The row for prices without options (id null) concerns every order.
  if (by === 'option') return id === null ? all : { ...all, choice: id };
  return by === 'item' ? { ...all, item: id ?? typedIn } : { ...all, category: id ?? typedIn };
}
