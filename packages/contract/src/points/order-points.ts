import { z } from 'zod';
import { Id } from '../fields.ts';
import { Points } from './reward.ts';

/** The whole number as typed, of Korea or with its country: `010-1234-5678`, `+82 10…`. */
export const WholePhone = z.string().trim().min(5).max(40);

/** The customer of a sale. Using points needs the whole number, earning them does not. */
export const SaleCustomer = z.union([z.strictObject({ id: Id }), z.strictObject({ phone: WholePhone })]);
export type SaleCustomer = z.output<typeof SaleCustomer>;

/** The customer of an OPEN order. `id` beside a number: whom the device showed for it; anybody else is refused. */
export const OrderCustomer = z.union([
  ...SaleCustomer.options,
  z.strictObject({ phone: WholePhone, id: Id }),
]);
export type OrderCustomer = z.output<typeof OrderCustomer>;

/** A customer beside orders, with name and number masked; both are empty once the customer's data were deleted. */
export const MaskedCustomer = z.object({ id: Id, name: z.string(), phone: z.string() });
export type MaskedCustomer = z.output<typeof MaskedCustomer>;

/** The customer and the points of an order. */
export const OrderPoints = z.object({
  customer: MaskedCustomer,
  /** The customer's unexpired points in this store. */
  balance: Points,
  /** Points that the order holds now: used, less what was given back. */
  used: Points,
  /** How many of them each other store gave. */
  usedElsewhere: z.array(z.object({ storeId: Id, store: z.string(), points: Points })),
  /** The order took points of other stores, now or before it was cancelled: the balance here does not tell whether it can again. */
  tookElsewhere: z.boolean(),
  /** How many of the points on the order went back. */
  givenBack: Points,
  /** Points that the order earned and that stand, and what was taken back since it last earned. */
  earned: Points,
  takenBack: Points,
  /** What an OPEN order will earn at the terms of now when it closes; 0 for others. */
  willEarn: Points,
});
export type OrderPoints = z.output<typeof OrderPoints>;
