/**
 * The three states of an item or choice: sold out until the next business day, sold out until changed, available.
 * Screens show them in this order, the most frequent one first.
 */
export const soldOutWishes = ['UNTIL_TOMORROW', 'UNTIL_CHANGED', 'NO'] as const;
export type SoldOutWish = (typeof soldOutWishes)[number];

/** `soldOutUntil` of what is sold out until changed. */
export const untilChanged = '9999-12-31T00:00:00.000Z';

type Offer = {
  /** ISO 8601; null: not switched off. */
  soldOutUntil: string | null;
  /** Null or missing: not counted. */
  stock?: number | null;
};

/** Whether it is sold out now, by switch or by stock. Used by server and tills. */
export function isSoldOut({ soldOutUntil, stock }: Offer, now: Date): boolean {
  return stock === 0 || isSwitchedOff(soldOutUntil, now);
}

export function isSwitchedOff(soldOutUntil: string | null, now: Date): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime();
}

/**
 * Whether it is generally on sale: true even if sold out until the next business day, false if sold out until changed.
 */
export function isOnSale({ soldOutUntil }: Pick<Offer, 'soldOutUntil'>): boolean {
  return soldOutUntil !== untilChanged;
}

/** The present position of the switch. */
export function soldOutWishOf(soldOutUntil: string | null, now: Date): SoldOutWish {
  if (!isSwitchedOff(soldOutUntil, now)) return 'NO';
  return soldOutUntil === untilChanged ? 'UNTIL_CHANGED' : 'UNTIL_TOMORROW';
}
