/**
 * The three states of an item or choice: sold out until the next business day, sold out until changed, available.
 * Screens show them in this order, the most frequent one first.
 */
export const soldOutWishes = ['UNTIL_TOMORROW', 'UNTIL_CHANGED', 'NO'] as const;
export type SoldOutWish = (typeof soldOutWishes)[number];

/** `soldOutUntil` of an item or choice that is sold out until changed. */
export const untilChanged = '9999-12-31T00:00:00.000Z';

type Offer = {
  /** ISO 8601; null: not marked as sold out. */
  soldOutUntil: string | null;
  /** Null or missing: stock is not counted. */
  stock?: number | null;
};

/**
 * Whether the item or choice is sold out now, because it is marked so or its stock is 0. Used by server and
 * tills.
 */
export function isSoldOut({ soldOutUntil, stock }: Offer, now: Date): boolean {
  return stock === 0 || isSwitchedOff(soldOutUntil, now);
}

export function isSwitchedOff(soldOutUntil: string | null, now: Date): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime();
}

/**
 * Whether the item is generally on sale: true if it is sold out only until the next business day, false if
 * until changed.
 */
export function isOnSale({ soldOutUntil }: Pick<Offer, 'soldOutUntil'>): boolean {
  return soldOutUntil !== untilChanged;
}

/** The state that the sold-out control shows at present. */
export function soldOutWishOf(soldOutUntil: string | null, now: Date): SoldOutWish {
  if (!isSwitchedOff(soldOutUntil, now)) return 'NO';
  return soldOutUntil === untilChanged ? 'UNTIL_CHANGED' : 'UNTIL_TOMORROW';
}
