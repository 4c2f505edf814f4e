import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, text, Won } from '../fields.ts';
import { OrderCustomer } from '../points/order-points.ts';
import { Points } from '../points/reward.ts';
import { fulfilmentActs } from './fulfilment.ts';
import { Order } from './order.ts';
import { NewOrderLine } from './orders.endpoints.ts';

const LineChange = z.strictObject({
  lineId: Id,
  /**
   * The new quantity. 0 removes the line. Pieces beyond the old quantity become a new line, at the line's
   * typed price if it has one, else at the menu's price.
   */
  quantity: z.int().min(0).max(999),
  /** Voids the pieces that are removed: they were ordered, and the reason says why they are not charged. */
  reason: text(100, 1).optional(),
});

export const changeOrder = endpoint({
  name: 'changeOrder',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/:orderId',
  summary:
    "Changes an OPEN order: adds lines (at the menu's current prices unless a price is typed), changes quantities, removes lines or, with a reason, voids them. With `act` and nothing else: accepts an online order, marks it ready or picked up; a repeat changes nothing. `customer` and `pointsUsed` set the customer and the points used.",
  access: [member('ORDER')],
  input: z
    .strictObject({
      storeId: Id,
      orderId: Id,
      add: z.array(NewOrderLine).max(200).default([]),
      lines: z.array(LineChange).max(200).default([]),
      /**
       * What the device showed for everything that is added, before the order discount. The server compares
       * this instead of the order's total, so that two people who add lines at once both succeed.
       */
      addedTotal: Won.min(0).default(0),
      act: z.enum(fulfilmentActs).optional(),
      /**
       * Sets the customer; null removes them. A number without an id is accepted only if the order has no
       * customer or already has this one. To set another customer, send the id that the device showed for the
       * number.
       */
      customer: OrderCustomer.nullable().optional(),
      /** Points that the order uses after the change. More than before needs the phone number in `customer`. */
      pointsUsed: Points.optional(),
    })
    .superRefine(({ add, lines, act, customer, pointsUsed }, context) => {
      const ofPoints = [customer, pointsUsed].filter((given) => given !== undefined);
      const changes = add.length + lines.length + ofPoints.length;
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (act === undefined && changes === 0) refuse('lines', 'required');
      if (act !== undefined && changes > 0) refuse('act', 'wrongFormat');
      if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) refuse('lines', 'wrongFormat');
    }),
  output: Order,
  errors: [
    'NOT_FOUND',
    'ORDER_PENDING',
    'ORDER_NOT_CHANGEABLE',
    'STORE_NOT_APPROVED',
    'STORE_TERMINATED',
    'STORE_ITEM_NOT_FOUND',
    'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    'STORE_ITEM_SOLD_OUT',
    'PRICE_CHANGED',
    'CUSTOMER_NOT_FOUND',
    'CUSTOMER_DIFFERS',
    'POINTS_NOT_USABLE',
    'TOO_MANY_REQUESTS',
  ],
  idempotent: true,
  guessable: { field: 'customer' },
});

export const changeOrderEndpoints = [changeOrder];
