import type { ErrorCode } from '@maru/contract/errors.ts';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { newKey } from '@maru/web/new-key.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import type { Sale, SaleRequest } from '#hub/payments/sale-queue/sale.ts';
import { orderTaken, tenderAnswered } from '#hub/payments/sale-queue/sale-moves.ts';
import { type SendFailure, sendFailed } from './send-failed.ts';

/** How an answer, or the lack of one, changes the sale. */
export type Sent = { move: (sale: Sale) => Sale } & ({ ok: true } | { ok: false; failure: SendFailure });

/** Temporary refusals; the request is retried. */
const passing: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNAVAILABLE', 'ORDER_PENDING']);

/** Timeout in ms, so that a hanging call does not block the queue. The idempotency key makes a retry safe. */
const orderLimit = 20_000;
/** The server itself waits 20 s for the card (order-payments.endpoints.ts). */
const paymentLimit = 35_000;
/** Sales are sent in the background, and the till reports their results itself. */
const isByItself = true;

export async function sendRequest(storeId: string, request: SaleRequest): Promise<Sent> {
  try {
    return { ok: true, move: await moveOf(storeId, request) };
  } catch (error) {
    const failure = failureOf(error);
    const failed = { request, failure, now: Date.now(), nextKey: newKey() };
    return { ok: false, failure, move: (sale) => sendFailed(sale, failed) };
  }
}

async function moveOf(storeId: string, request: SaleRequest): Promise<(sale: Sale) => Sale> {
  const { key: idempotencyKey } = request;
  if (request.kind === 'ORDER') {
    const signal = AbortSignal.timeout(orderLimit);
    const headers = ageOf(request);
    const options = { idempotencyKey, signal, isByItself, headers };
    const order = await call(takeOrder, { storeId, ...request.body }, options);
    // A proxy may answer 200 with a body of its own.
    if (!order?.id) throw new NetworkError('network');
    return (sale) => orderTaken(sale, order);
  }

  const signal = AbortSignal.timeout(paymentLimit);
  const input = { storeId, storeOrderId: request.orderId, ...request.tender };
  const headers = ageOf(request);
  const answer = await call(postPayment, input, { idempotencyKey, signal, isByItself, headers });
  if (!answer?.order?.id) throw new NetworkError('network');
  return (sale) => tenderAnswered(sale, idempotencyKey, answer);
}

function ageOf({ takenAt }: SaleRequest) {
  return { [saleAgeHeader]: `${Math.round((Date.now() - takenAt) / 1_000)}` };
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof SessionEnded || isApiError(error, 'UNAUTHENTICATED')) return { kind: 'SIGNED_OUT' };
  if (error instanceof NetworkError) return { kind: 'NO_CONNECTION' };
  if (isApiError(error, 'REQUEST_IN_PROGRESS')) return { kind: 'RUNNING', seconds: error.detail.seconds };
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return { kind: 'LATER', seconds: error.detail.seconds };
  if (isApiError(error) && !passing.has(error.code)) {
    return { kind: 'REFUSED', code: error.code, detail: error.detail };
  }
  // A bug in this page must neither lose the sale nor go unnoticed.
  if (!isApiError(error)) globalThis.reportError(error);
  return { kind: 'LATER', seconds: null };
}
