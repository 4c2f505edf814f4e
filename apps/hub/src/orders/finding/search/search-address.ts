import {
  type ItemOrderType,
  itemOrderTypes,
  type OrderStatus,
  type OrderType,
  orderStatuses,
  orderTypes,
} from '@maru/contract/orders/order-status.ts';
import { type PaymentType, paymentTypes } from '@maru/contract/payments/payment-type.ts';
import { readDate } from '#hub/lib/days/read-date.ts';

/** Filters and page of the order search in the address, so that reload, back and sharing work. */
export type SearchAddress = {
  number?: number;
  /** Business dates, both included. */
  from?: string;
  to?: string;
  status?: OrderStatus;
  type?: OrderType;
  place?: ItemOrderType;
  payment?: PaymentType;
  /** Id of a menu item. */
  item?: string;
  min?: number;
  max?: number;
  cursor?: string;
};

export type SearchChange = { [Key in keyof SearchAddress]?: SearchAddress[Key] | undefined };

const mostNumber = 999_999_999;
const mostAmount = 1_000_000_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses untrusted search parameters. Unknown ones and wrong values are dropped. */
export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  const text = (key: string) => String(search[key] ?? '');
  const read = {
    number: readCount(text('number'), 1, mostNumber),
    from: readDate(search.from),
    to: readDate(search.to),
    status: orderStatuses.find((one) => one === search.status),
    type: orderTypes.find((one) => one === search.type),
    place: itemOrderTypes.find((one) => one === search.place),
    payment: paymentTypes.find((one) => one === search.payment),
    item: uuid.test(text('item')) ? text('item') : undefined,
    min: readCount(text('min'), 0, mostAmount),
    max: readCount(text('max'), 0, mostAmount),
    cursor: text('cursor').slice(0, 200) || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** A change of a filter leads to the first page. */
export function changeSearchAddress(before: SearchAddress, change: SearchChange): SearchAddress {
  return readSearchAddress({ ...before, cursor: undefined, ...change });
}

/** The filters as the call takes them. */
export function filtersOf(address: SearchAddress) {
  const { number, from, to, status, type, place, payment, item, min, max } = address;
  return {
    ...(number === undefined ? {} : { orderNumber: number }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(status ? { status: [status] } : {}),
    ...(type ? { orderType: [type] } : {}),
    ...(place ? { itemOrderType: place } : {}),
    ...(payment ? { paymentType: [payment] } : {}),
    ...(item ? { itemId: item } : {}),
    ...(min === undefined ? {} : { amountFrom: min }),
    ...(max === undefined ? {} : { amountTo: max }),
  };
}

export type OrderFilters = ReturnType<typeof filtersOf>;

/** The address of the search in the address of an order, for the way back. */
export function writeSearchAddress(address: SearchAddress): string {
  const texts = Object.entries(address).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams(texts).toString();
}

function readCount(text: string, least: number, most: number): number | undefined {
  const digits = text.replaceAll(/[,\s#]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count >= least && count <= most ? count : undefined;
}
