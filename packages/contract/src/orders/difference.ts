import { z } from 'zod';
import { Won } from '../fields.ts';
import { taxTypes } from '../money/priced-cart.ts';
import { tenderTypes } from '../payments/payment-type.ts';
import { Points } from '../points/reward.ts';

const named = { name: z.string(), nameEn: z.string().nullable() };

/** A difference between an offline sale and the menu and settings as they were when the sale was sent. */
export const Difference = z.discriminatedUnion('kind', [
  /** The unit price of an item, or the price difference of an option. */
  z.object({ kind: z.enum(['PRICE', 'OPTION_PRICE']), ...named, menu: Won, sold: Won }),
  z.object({
    kind: z.enum([
      'SOLD_OUT',
      'DELETED',
      /** The category was deleted or switched off. */
      'CATEGORY_GONE',
      'OPTION_SOLD_OUT',
      /** The option was deleted, or is not an option of the item any more. */
      'OPTION_DELETED',
      /** The item now needs other options. */
      'OPTION_RULES',
    ]),
    ...named,
  }),
  /** The counted stock was short of this many pieces. */
  z.object({ kind: z.literal('STOCK_SHORT'), ...named, missing: z.int() }),
  z.object({ kind: z.literal('TENDER_OFF'), type: z.enum(tenderTypes) }),
  /** The store's tax type at the time of the sale is not its present one. */
  z.object({ kind: z.literal('TAX_TYPE'), sold: z.enum(taxTypes), now: z.enum(taxTypes) }),
  /**
   * Points that the sale was to use, but that were no longer available. The amount that they would have paid
   * is left to pay.
   */
  z.object({ kind: z.literal('POINTS_NOT_USED'), points: Points }),
  /** The store has no customer with the typed number, so nobody earned points. */
  z.object({ kind: z.literal('CUSTOMER_UNKNOWN') }),
  /** The device sent an impossible age. The sale, or its later payment, counts as taken when it was sent. */
  z.object({ kind: z.enum(['AGE', 'PAYMENT_AGE']) }),
]);
export type Difference = z.output<typeof Difference>;
