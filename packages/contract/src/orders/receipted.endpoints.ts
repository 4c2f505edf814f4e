import { z } from 'zod';
import { endpoint, owner } from '../endpoint.ts';
import { BusinessDate, Id, Instant, Won } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { Difference } from './difference.ts';
import { orderStatuses } from './order-status.ts';

/**
 * An offline sale that differed from the menu or the settings, or where the device sent an impossible age for
 * the sale or for a later payment.
 */
export const OfflineSale = z.object({
  orderId: Id,
  orderNumber: z.int(),
  businessDate: BusinessDate,
  status: z.enum(orderStatuses),
  total: Won,
  takenAt: Instant,
  takenBy: z.string().nullable(),
  /** When the sale was sent, or a later payment of it with an impossible age. */
  sentAt: Instant,
  sentBy: z.string().nullable(),
  /** The type that the sending device reports. */
  deviceType: z.string().nullable(),
  differences: z.array(Difference),
  seenAt: Instant.nullable(),
  seenBy: z.string().nullable(),
});
export type OfflineSale = z.output<typeof OfflineSale>;

export const listReceipted = endpoint({
  name: 'listReceipted',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/receipted',
  summary: 'Offline sales that differed from the menu, last sent first, and how many no owner has seen.',
  access: [owner],
  input: z.strictObject({ storeId: Id, ...cursorInput }),
  output: CursorPage(OfflineSale).extend({ unseen: z.int() }),
  errors: [],
});

export const markReceiptedSeen = endpoint({
  name: 'markReceiptedSeen',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/receipted/seen',
  summary: 'Marks offline sales as seen. Sales that were already seen keep the person who saw them first.',
  access: [owner],
  input: z.strictObject({ storeId: Id, orderIds: z.array(Id).min(1).max(200) }),
  output: z.object({ unseen: z.int() }),
  errors: [],
});

export const receiptedEndpoints = [listReceipted, markReceiptedSeen];
