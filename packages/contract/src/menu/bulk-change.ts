import { z } from 'zod';
import { Id } from '../fields.ts';
import { mostPrice } from './menu-fields.ts';
import { soldOutWishes } from './sold-out.ts';

/** Rounding steps in won for prices changed by percent; halves are rounded up. */
export const priceSteps = [1, 10, 50, 100, 500, 1_000] as const;

/** A change of many items at once. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('PRICE_PERCENT'),
    /** In tenths of a percent: 25 is 2.5 %; negative values lower the price. */
    permille: z
      .int()
      .min(-999)
      .max(10_000)
      .refine((permille) => permille !== 0, { error: 'wrongFormat' }),
    roundTo: z.literal([...priceSteps]),
  }),
  z.strictObject({
    kind: z.literal('PRICE_AMOUNT'),
    amount: z
      .int()
      .min(-mostPrice)
      .max(mostPrice)
      .refine((amount) => amount !== 0, { error: 'wrongFormat' }),
  }),
  z.strictObject({ kind: z.literal('CATEGORY'), categoryId: Id }),
  z.strictObject({ kind: z.literal('SOLD_OUT'), soldOut: z.enum(soldOutWishes) }),
  z.strictObject({ kind: z.literal('PLACE'), placeEnabled: z.boolean() }),
  z.strictObject({ kind: z.literal('MARKET_PRICE'), marketPrice: z.boolean() }),
  /** Adds an option collection as the last one of each item, or (REMOVE_OPTIONS) removes it. */
  z.strictObject({ kind: z.literal('ADD_OPTIONS'), collectionId: Id }),
  z.strictObject({ kind: z.literal('REMOVE_OPTIONS'), collectionId: Id }),
  z.strictObject({ kind: z.literal('DELETE') }),
]);
export type BulkChange = z.output<typeof BulkChange>;
export type PriceChange = Extract<BulkChange, { kind: 'PRICE_PERCENT' | 'PRICE_AMOUNT' }>;

/** The changed price in won, or null if it would be zero or less, or above the limit. */
export function changedPrice(price: number, change: PriceChange): number | null {
  const after =
    change.kind === 'PRICE_AMOUNT'
      ? price + change.amount
      : // Integer arithmetic: price × ‰ stays a safe integer.
        Math.floor((price * (1_000 + change.permille) + change.roundTo * 500) / (change.roundTo * 1_000)) *
        change.roundTo;
  return after >= 1 && after <= mostPrice ? after : null;
}
