import {
  type ItemOrderType,
  itemOrderTypes,
  type OrderStatus,
  type OrderType,
  orderStatuses,
  orderTypes,
} from '@maru/contract/orders/order-status.ts';
import { readSaleNumber } from '@maru/contract/orders/sale-number.ts';
import {
  type PaymentType,
  paymentTypes,
  type StoredTenderType,
  storedTenderTypes,
} from '@maru/contract/payments/payment-type.ts';
import { readDate } from '#hub/lib/days/read-date.ts';

/** REFUNDED, DISCOUNTED and POINTS_USED are not order statuses, but the status filter offers them too. */
export const foundStatuses = [...orderStatuses, 'REFUNDED', 'DISCOUNTED', 'POINTS_USED'] as const;
export type FoundStatus = (typeof foundStatuses)[number];

/** Filters and page of the order search in the address, so that reload, back and sharing work. */
export type SearchAddress = {
  /** An order number, or the number that a device gave the sale (`B-12`). */
  number?: number | string;
  /** Business dates, both included. */
  from?: string;
  to?: string;
  /** `event`: filters apply to the event date and need a period. Missing: to the day of the sale. */
  basis?: 'event';
  /** Clock hour in Seoul. */
  hour?: number;
  /** 0 is Sunday. */
  weekday?: number;
  status?: FoundStatus;
  type?: OrderType;
  place?: ItemOrderType;
  payment?: PaymentType;
  /** The type of at least one payment of the order; a split bill has several. */
  tender?: StoredTenderType;
  /** Ids in the menu; `none` finds typed-in lines. */
  item?: string;
  category?: string;
  choice?: string;
  /** Id of the person who took the order. */
  by?: string;
  /** Id of the customer. */
  customer?: string;
  min?: number;
  max?: number;
  cursor?: string;
  /** Where the search was opened, for the way back: `home`, the `customer`, or the parameters of the revenue. */
  report?: string;
};

export type CommonAddress = Pick<SearchAddress, 'status' | 'type' | 'payment' | 'by'>;
export type SearchChange = { [Key in keyof SearchAddress]?: SearchAddress[Key] | undefined };

/** Value of `item` that finds typed-in lines. */
export const typedIn = 'none';

const mostNumber = 999_999_999;
const mostAmount = 1_000_000_000;
const longestReport = 300;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses untrusted search parameters. Unknown ones and wrong values are dropped. */
export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  const text = (key: string) => String(search[key] ?? '');
  const from = readDate(search.from);
  const to = readDate(search.to);
  const read = {
    number: readCount(text('number'), 1, mostNumber) ?? readSaleNumber(text('number')),
    from,
    to,
    basis: from && to && search.basis === 'event' ? ('event' as const) : undefined,
    hour: readCount(text('hour'), 0, 23),
    weekday: readCount(text('weekday'), 0, 6),
    status: foundStatuses.find((one) => one === search.status),
    type: orderTypes.find((one) => one === search.type),
    place: itemOrderTypes.find((one) => one === search.place),
    payment: paymentTypes.find((one) => one === search.payment),
    tender: storedTenderTypes.find((one) => one === search.tender),
    item: readIdOrNone(search.item),
    category: readIdOrNone(search.category),
    choice: readId(search.choice),
    by: readId(search.by),
    customer: readId(search.customer),
    min: readCount(text('min'), 0, mostAmount),
    max: readCount(text('max'), 0, mostAmount),
    cursor: text('cursor').slice(0, 200) || undefined,
    report: typeof search.report === 'string' ? search.report.slice(0, longestReport) : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Applies a change of the filters and returns to the first page. */
export function changeSearchAddress(before: SearchAddress, change: SearchChange): SearchAddress {
  return readSearchAddress({ ...before, cursor: undefined, ...change });
}

/** The filters as the endpoint takes them. */
export function filtersOf(address: SearchAddress) {
  const { number, from, to, basis, hour, weekday, tender, place, item, category, choice, min, max } = address;
  const { customer } = address;
  return {
    ...(typeof number === 'number' ? { orderNumber: number } : {}),
    ...(typeof number === 'string' ? { saleNumber: number } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(basis ? { basis } : {}),
    ...(hour === undefined ? {} : { hour }),
    ...(weekday === undefined ? {} : { weekday }),
    ...commonFilters(address),
    ...(customer ? { customerId: customer } : {}),
    ...(place ? { itemOrderType: place } : {}),
    ...(tender ? { tenderType: [tender] } : {}),
    ...(item ? { itemId: item === typedIn ? null : item } : {}),
    ...(category ? { categoryId: category === typedIn ? null : category } : {}),
    ...(choice ? { choiceId: choice } : {}),
    ...(min === undefined ? {} : { amountFrom: min }),
    ...(max === undefined ? {} : { amountTo: max }),
  };
}

/** The filters that the sales list has too. */
export function commonFilters({ status, type, payment, by }: CommonAddress) {
  return {
    ...ofStatus(status),
    ...(type ? { orderType: [type] } : {}),
    ...(payment ? { paymentType: [payment] } : {}),
    ...(by ? { takenBy: by } : {}),
  };
}

function ofStatus(status: FoundStatus | undefined) {
  if (status === undefined) return {};
  if (status === 'REFUNDED') return { isRefunded: true };
  const closed: OrderStatus[] = ['CLOSED'];
  if (status === 'DISCOUNTED') return { status: closed, isDiscounted: true };
  return status === 'POINTS_USED' ? { status: closed, usedPoints: true } : { status: [status] };
}

export type OrderFilters = ReturnType<typeof filtersOf>;

/** Whether the filters match only a part of each order: some of its lines, or one tender type. */
export function looksForPart({ basis, tender, item, category, choice, place }: SearchAddress): boolean {
  return !basis && [tender, item, category, choice, place].some((one) => one !== undefined);
}

/** The search as a query string, kept in the URL of an order page so that Back returns to it. */
export function writeSearchAddress(address: SearchAddress): string {
  const texts = Object.entries(address).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams(texts).toString();
}

export function readId(value: unknown): string | undefined {
  const text = String(value ?? '');
  return uuid.test(text) ? text : undefined;
}

function readIdOrNone(value: unknown): string | undefined {
  return value === typedIn ? typedIn : readId(value);
}

function readCount(text: string, least: number, most: number): number | undefined {
  const digits = text.replaceAll(/[,\s#]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count >= least && count <= most ? count : undefined;
}
