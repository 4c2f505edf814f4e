import type { CustomerAtTill } from '@maru/contract/customers/customer.ts';
import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { PointTerms } from '@maru/contract/points/point-setting.ts';
import { mostUsable } from '@maru/contract/points/use.ts';
import { maskTyped } from './typed-phone.ts';

/** Points of the customer in another store. */
export type PointsElsewhere = { store: string; balance: number };

/** `balance` counts all points that can be used here, including those of the owner's other stores. */
export type KnownCustomer = CustomerAtTill & {
  terms: PointTerms;
  elsewhere?: readonly PointsElsewhere[];
  /** When it was read, in ms since 1970. Customers stored by older versions have none. */
  readAt?: number;
};

/** The customer of a cart, with the points that the sale uses. */
export type CartCustomer = {
  /** The customer as last read from the server; null if the number was typed without network. */
  known: KnownCustomer | null;
  /**
   * The whole phone number as typed. Null if the customer was found by the last four digits, which are not
   * enough to use points.
   */
  phone: string | null;
  /** Masked. */
  shownPhone: string;
  /** How many points to use, with the store's rules. The sale uses fewer if less is left to pay. */
  use: { points: number; leastUse: number; useStep: number } | null;
};

type Found = {
  customer: CustomerAtTill;
  terms: PointTerms;
  elsewhere: readonly PointsElsewhere[];
  phone: string | null;
};

export function foundCustomer(
  { customer, terms, elsewhere, phone }: Found,
  readAt = Date.now(),
): CartCustomer {
  const balance = customer.balance + sumOf(elsewhere);
  const others = elsewhere.filter((one) => one.balance > 0);
  const known = { ...customer, balance, terms, elsewhere: others, readAt };
  return { known, phone, shownPhone: customer.phone, use: null };
}

export function sumOf(elsewhere: readonly PointsElsewhere[]): number {
  return elsewhere.reduce((sum, { balance }) => sum + balance, 0);
}

/** A number typed without network. If the store knows it when the sale is sent, the sale earns points. */
export function unknownCustomer(phone: string): CartCustomer {
  return { known: null, phone, shownPhone: maskTyped(phone), use: null };
}

export function usingPoints(customer: CartCustomer, points: number): CartCustomer {
  if (!customer.known || points === 0) return { ...customer, use: null };
  const { leastUse, useStep } = customer.known.terms;
  return { ...customer, use: { points, leastUse, useStep } };
}

/** Whether `read` is the same customer as `before`, but read later. */
export function isNewer(read: KnownCustomer, before: KnownCustomer): boolean {
  return read.id === before.id && (read.readAt ?? 0) > (before.readAt ?? 0);
}

/**
 * The customer of a cart after `read` was fetched; unchanged if the cart has another customer or a newer
 * reading. The points to use are limited to what the new balance and terms allow.
 */
export function readAgain(customer: CartCustomer | null, read: KnownCustomer): CartCustomer | null {
  if (!customer?.known || !isNewer(read, customer.known)) return customer;
  const points = mostUsable(read.balance, customer.use?.points ?? 0, read.terms);
  return usingPoints({ ...customer, known: read }, points);
}

/** The customer in the input of a sale. The whole number is sent only to use points or if `known` is null. */
export function saleCustomerOf({ known, phone }: CartCustomer, pointsUsed: number): SaleCustomer | undefined {
  if (known && pointsUsed === 0) return { id: known.id };
  return phone === null ? undefined : { phone };
}
