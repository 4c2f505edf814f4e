import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Username } from '../users/user-fields.ts';
import { Order } from './order.ts';

export const requestEmailReceipt = endpoint({
  name: 'requestEmailReceipt',
  method: 'POST',
  path: '/v5/pay/requestemailreceipt',
  summary:
    'Mails the receipt of an order in the language of the store. Answers once the mail is queued. The history contains the masked address; the whole one is erased once the mail is sent.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, storeOrderId: Id, email: Username }),
  output: Order,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
  guessable: true,
});

export const recordReprint = endpoint({
  name: 'recordReprint',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/:orderId/reprint',
  summary:
    'Records that a device printed the receipt of an order again. Open to everybody who can read the order. A member with SALES alone gets LOCKED while the sales analysis is locked.',
  access: [member('ORDER'), member('SALES')],
  input: z.strictObject({ storeId: Id, orderId: Id }),
  output: Order,
  errors: ['NOT_FOUND', 'LOCKED'],
  idempotent: true,
});

export const orderReceiptEndpoints = [requestEmailReceipt, recordReprint];
