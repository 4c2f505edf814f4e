import { mostSalesDays } from '@maru/contract/sales/sales-list.endpoints.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { laterOf } from '#hub/lib/days/earlier-of.ts';
import type { Period } from '#hub/lib/days/period.ts';
import { readDate } from '#hub/lib/days/read-date.ts';
import {
  type CommonAddress,
  commonFilters,
  readSearchAddress,
} from '#hub/orders/finding/search/search-address.ts';

/** Period, filters and page of the sales list in the address. Without a period it is the current month. */
export type SalesAddress = CommonAddress & { from?: string; to?: string; cursor?: string };
export type SalesChange = { [Key in keyof SalesAddress]?: SalesAddress[Key] | undefined };

/** Parses untrusted search parameters. A filter is read as in the order search. */
export function readSalesAddress(search: Record<string, unknown>): SalesAddress {
  const { status, type, payment, by, cursor } = readSearchAddress(search);
  const read = {
    ...{ from: readDate(search.from), to: readDate(search.to) },
    status,
    type,
    payment,
    by,
    cursor,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Applies a change of the filters and returns to the first page. */
export function changeSalesAddress(before: SalesAddress, change: SalesChange): SalesAddress {
  return readSalesAddress({ ...before, cursor: undefined, ...change });
}

/**
 * The period of an address. Missing days default to the current month, and the period is limited to what the
 * call allows.
 */
export function periodOf({ from, to }: SalesAddress, today: string): Period {
  const last = to ?? laterOf(from ?? today, today);
  const first = from ?? `${last.slice(0, 7)}-01`;
  if (first > last) return { from: first, to: first };
  return { from: laterOf(first, addDays(last, 1 - mostSalesDays)), to: last };
}

/** The filters as the endpoint takes them. */
export function salesFiltersOf(address: SalesAddress, today: string) {
  return { ...periodOf(address, today), ...commonFilters(address) };
}

export type SalesFilters = ReturnType<typeof salesFiltersOf>;
