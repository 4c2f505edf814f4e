/**
 * How somebody switches an item or a choice: sold out until the next business day, or until switched back, or available.
 * In the order in which every screen shows them: what a till does most comes first.
 */
export const soldOutWishes = ['UNTIL_TOMORROW', 'UNTIL_CHANGED', 'NO'] as const;
export type SoldOutWish = (typeof soldOutWishes)[number];

/** `soldOutUntil` of what is sold out until somebody says otherwise. */
export const untilChanged = '9999-12-31T00:00:00.000Z';

type Offer = {
  /** ISO 8601; null: not switched off. */
  soldOutUntil: string | null;
  /** Null or missing: not counted. */
  stock?: number | null;
};

/** Whether nobody can have it at this moment: switched off, or nothing is left. Asked by server and tills. */
export function isSoldOut({ soldOutUntil, stock }: Offer, now: Date): boolean {
  return stock === 0 || isSwitchedOff(soldOutUntil, now);
}

export function isSwitchedOff(soldOutUntil: string | null, now: Date): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime();
}

/** Whether it is sold as a rule: what is sold out until the next day is, what is until somebody says otherwise is not. */
export function isOnSale({ soldOutUntil }: Pick<Offer, 'soldOutUntil'>): boolean {
  return soldOutUntil !== untilChanged;
}

/** What a switch stands on. */
export function soldOutWishOf(soldOutUntil: string | null, now: Date): SoldOutWish {
  if (!isSwitchedOff(soldOutUntil, now)) return 'NO';
  return soldOutUntil === untilChanged ? 'UNTIL_CHANGED' : 'UNTIL_TOMORROW';
}
