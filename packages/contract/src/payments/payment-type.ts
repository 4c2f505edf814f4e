/** Kinds of tender (docs/rules/payments.md, Paying). */
export const tenderTypes = ['INSTORE_CASH', 'INSTORE_CAT', 'card', 'cash'] as const;
export type TenderType = (typeof tenderTypes)[number];

/** Tenders without a provider; they can be sent with the order. */
export const handTenderTypes = ['INSTORE_CASH', 'INSTORE_CAT', 'cash'] as const;
export type HandTenderType = (typeof handTenderTypes)[number];

/** Every type that a stored payment may have. UNKNOWN and LEGACY occur only in old data. */
export const storedTenderTypes = [...tenderTypes, 'UNKNOWN', 'LEGACY'] as const;
export type StoredTenderType = (typeof storedTenderTypes)[number];

/** The types of payments, and the types derived for a whole order. */
export const paymentTypes = [...tenderTypes, 'NOTPAID', 'COMPLEX', 'UNKNOWN', 'LEGACY'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Whether the tender is banknotes and coins, for which a cash receipt can be issued. */
export function isCash(type: StoredTenderType): boolean {
  return type === 'INSTORE_CASH' || type === 'cash';
}

/** The single payment type of an order in lists, derived from the payments of which something remains. */
export function paymentTypeOf(tenders: readonly { type: StoredTenderType; approved: number }[]): PaymentType {
  const held = new Set(tenders.filter(({ approved }) => approved > 0).map(({ type }) => type));
  if (held.size === 0) return 'NOTPAID';
  if (held.size > 1) return 'COMPLEX';
  return [...held][0] as StoredTenderType;
}

/** Change due when paying cash. */
export function changeOf({ amount, received }: { amount: number; received: number }): number {
  return Math.max(0, received - amount);
}
