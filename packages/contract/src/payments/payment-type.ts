/** Tender kinds (spec.md section 4; domain.md, Payment types). */
export const tenderTypes = ['INSTORE_CASH', 'INSTORE_CAT', 'card', 'cash'] as const;
export type TenderType = (typeof tenderTypes)[number];

/** Tenders that need no provider: they can be sent with the order itself. */
export const handTenderTypes = ['INSTORE_CASH', 'INSTORE_CAT', 'cash'] as const;
export type HandTenderType = (typeof handTenderTypes)[number];

/** Includes what is derived (NOTPAID, COMPLEX) and what only imports bring (UNKNOWN, LEGACY). */
export const paymentTypes = [...tenderTypes, 'NOTPAID', 'COMPLEX', 'UNKNOWN', 'LEGACY'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The one payment type an order is listed under, from the tenders that hold money. */
export function paymentTypeOf(tenders: readonly { type: TenderType; approved: number }[]): PaymentType {
  const held = new Set(tenders.filter(({ approved }) => approved > 0).map(({ type }) => type));
  if (held.size === 0) return 'NOTPAID';
  if (held.size > 1) return 'COMPLEX';
  return [...held][0] as TenderType;
}

/** Change due for cash in hand. */
export function changeOf({ amount, received }: { amount: number; received: number }): number {
  return Math.max(0, received - amount);
}
