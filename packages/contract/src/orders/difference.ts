import { z } from 'zod';
import { Won } from '../fields.ts';
import { taxTypes } from '../money/priced-cart.ts';
import { tenderTypes } from '../payments/payment-type.ts';
import { Points } from '../points/reward.ts';

const named = { name: z.string(), nameEn: z.string().nullable() };

/** In what an offline sale differs from the menu and the settings as they were when it was sent. */
export const Difference = z.discriminatedUnion('kind', [
  /** The unit price of an item, or the price difference of an option. */
  z.object({ kind: z.enum(['PRICE', 'OPTION_PRICE']), ...named, menu: Won, sold: Won }),
  z.object({
    kind: z.enum([
      'SOLD_OUT',
      'DELETED',
      /** The category was deleted or is not used. */
      'CATEGORY_GONE',
      'OPTION_SOLD_OUT',
      /** The option was deleted, or is not an option of the item any more. */
      'OPTION_DELETED',
      /** The item now needs other options. */
      'OPTION_RULES',
    ]),
    ...named,
  }),
  /** So many pieces were missing in the counted stock. */
  z.object({ kind: z.literal('STOCK_SHORT'), ...named, missing: z.int() }),
  z.object({ kind: z.literal('TENDER_OFF'), type: z.enum(tenderTypes) }),
  /** The tax type of the time of the sale is not the one of now. */
  z.object({ kind: z.literal('TAX_TYPE'), sold: z.enum(taxTypes), now: z.enum(taxTypes) }),
  /** Points that the sale was to use, and that nobody could take any more: what they would have paid is left to pay. */
  z.object({ kind: z.literal('POINTS_NOT_USED'), points: Points }),
  /** The store knows no customer of the number that was typed: nobody earned. */
  z.object({ kind: z.literal('CUSTOMER_UNKNOWN') }),
  /** The device told an impossible age; the sale, or the later payment, counts from when it was sent. */
  z.object({ kind: z.enum(['AGE', 'PAYMENT_AGE']) }),
]);
export type Difference = z.output<typeof Difference>;
