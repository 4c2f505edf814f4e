import { z } from 'zod';
import { admin, endpoint, owner } from '../endpoint.ts';
import { Id, Instant, text } from '../fields.ts';

/** An owner's request to close a store. */
const CloseRequest = z.object({
  id: Id,
  status: z.enum(['OPEN', 'WITHDRAWN', 'REFUSED', 'DONE']),
  reason: z.string(),
  /** Name of the owner; empty if their account has since been deleted. */
  askedBy: z.string(),
  askedAt: Instant,
  endedAt: Instant.nullable(),
  /** Why an admin refused; empty otherwise. */
  answer: z.string(),
});
export type CloseRequest = z.output<typeof CloseRequest>;

export const closeStore = endpoint({
  name: 'closeStore',
  method: 'POST',
  path: '/v5/store/closestore',
  summary: 'Asks an admin to close a store. While a request is pending, a repeat returns that request.',
  access: [owner],
  input: z.strictObject({ storeId: Id, reason: text(500, 1) }),
  output: CloseRequest,
  errors: ['APPLICATION_NOT_MOVABLE'],
  idempotent: true,
});

export const getCloseRequest = endpoint({
  name: 'getCloseRequest',
  method: 'GET',
  path: '/v6/stores/:storeId/closerequest',
  summary: 'The latest request to close a store; null if there was none.',
  access: [owner, admin],
  input: z.strictObject({ storeId: Id }),
  output: CloseRequest.nullable(),
  errors: ['NOT_FOUND'],
});

export const withdrawCloseRequest = endpoint({
  name: 'withdrawCloseRequest',
  method: 'DELETE',
  path: '/v6/stores/:storeId/closerequest/:id',
  summary: 'Withdraws a request to close a store; any owner may.',
  access: [owner],
  input: z.strictObject({ storeId: Id, id: Id }),
  output: CloseRequest,
  errors: ['NOT_FOUND', 'CLOSE_REQUEST_ENDED'],
});

export const refuseCloseRequest = endpoint({
  name: 'refuseCloseRequest',
  method: 'POST',
  path: '/v6/stores/:storeId/closerequest/:id/refuse',
  summary: 'Refuses to close a store, with a reason, and mails the owners.',
  access: [admin],
  input: z.strictObject({ storeId: Id, id: Id, reason: text(500, 1) }),
  output: CloseRequest,
  errors: ['NOT_FOUND', 'CLOSE_REQUEST_ENDED'],
});

export const closingEndpoints = [closeStore, getCloseRequest, withdrawCloseRequest, refuseCloseRequest];
