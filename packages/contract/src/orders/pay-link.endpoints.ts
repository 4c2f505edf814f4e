import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Instant, Won } from '../fields.ts';
import { Order } from './order.ts';

/**
 * Not `idempotent`, because the stored answer would contain the secret. A repeat is harmless, because the
 * link has the same id.
 */
export const makePayLink = endpoint({
  name: 'makePayLink',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/:orderId/paylink',
  summary:
    'Makes the link by which a guest pays what is left of an open order, for 24 hours. An order has one link: a new link revokes the previous one. The caller chooses its id; the same id returns the same link.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, orderId: Id, linkId: Id }),
  output: z.object({
    /** Contains the secret of the link, which is not stored. */
    url: z.url(),
    expiresAt: Instant,
    /** What is left to pay now. The guest pays what is left at the time of the payment. */
    amount: Won,
    order: Order,
  }),
  errors: ['NOT_FOUND', 'ORDER_PENDING', 'ORDER_NOT_PAYABLE', 'PAY_LINK_NOT_AVAILABLE'],
});

export const revokePayLink = endpoint({
  name: 'revokePayLink',
  method: 'DELETE',
  path: '/v6/stores/:storeId/orders/:orderId/paylink',
  summary:
    'Revokes the link of an order, if it has one. A payment that the guest has already confirmed continues.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, orderId: Id }),
  output: Order,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const payLinkEndpoints = [makePayLink, revokePayLink];
