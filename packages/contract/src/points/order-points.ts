import { z } from 'zod';
import { Id } from '../fields.ts';
import { Points } from './reward.ts';

/** A whole phone number as typed, Korean or with its country code: `010-1234-5678`, `+82 10…`. */
export const WholePhone = z.string().trim().min(5).max(40);

/** The customer of a sale. Using points needs the whole number, earning them does not. */
export const SaleCustomer = z.union([z.strictObject({ id: Id }), z.strictObject({ phone: WholePhone })]);
export type SaleCustomer = z.output<typeof SaleCustomer>;

/**
 * The customer of an OPEN order. With a number, `id` is the customer whom the device showed for it; if the
 * number is now another customer's, the call is refused.
 */
export const OrderCustomer = z.union([
  ...SaleCustomer.options,
  z.strictObject({ phone: WholePhone, id: Id }),
]);
export type OrderCustomer = z.output<typeof OrderCustomer>;

/**
 * The customer of an order, with name and number masked; both are empty once the customer's data were
 * deleted.
 */
export const MaskedCustomer = z.object({ id: Id, name: z.string(), phone: z.string() });
export type MaskedCustomer = z.output<typeof MaskedCustomer>;

/** The customer and the points of an order. */
export const OrderPoints = z.object({
  customer: MaskedCustomer,
  /** The customer's unexpired points in this store. */
  balance: Points,
  /** Points used on the order, less what was given back. */
  used: Points,
  /** How many of the used points each other store issued. */
  usedElsewhere: z.array(z.object({ storeId: Id, store: z.string(), points: Points })),
  /**
   * Whether the order used points of other stores; still true after the order was cancelled. `balance` does
   * not tell whether those points can be used again.
   */
  tookElsewhere: z.boolean(),
  /** How many of the used points were given back. */
  givenBack: Points,
  /** Points earned by the order and not taken back. */
  earned: Points,
  /** Points taken back since the order last earned. */
  takenBack: Points,
  /**
   * How a completed order earned: the rate in hundredths of a percent, its lines that earn, and how many of
   * the points can be taken back, because they have not expired unused. Null if the order earned nothing or the
   * customer's data were deleted.
   */
  earnedOn: z.object({ rate: z.int(), lineIds: z.array(Id), standing: Points }).nullable(),
  /** What an OPEN order will earn on closing, at the present terms; 0 for other orders. */
  willEarn: Points,
});
export type OrderPoints = z.output<typeof OrderPoints>;
