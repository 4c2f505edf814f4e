import type { ErrorCode } from '@maru/contract/errors.ts';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import type { Sale, SaleRequest } from './sale.ts';
import { orderTaken, type SendFailure, tenderAnswered } from './sale-moves.ts';

/** What a try changes about the sale, or why it changes nothing. */
export type Sent = { ok: true; move: (sale: Sale) => Sale } | { ok: false; failure: SendFailure };

/** Refusals that pass by themselves. */
const passing: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNAVAILABLE', 'ORDER_PENDING']);

/** A call without an end would hold up the line; the same key makes a second try safe. */
const orderLimit = 20_000;
/** The server itself waits 20 s for the card (order-payments.endpoints.ts). */
const paymentLimit = 35_000;
/** Sales are sent in their turn, and the till says itself what came of them. */
const isByItself = true;

export async function sendRequest(storeId: string, request: SaleRequest): Promise<Sent> {
  try {
    return { ok: true, move: await moveOf(storeId, request) };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

async function moveOf(storeId: string, request: SaleRequest): Promise<(sale: Sale) => Sale> {
  const { key: idempotencyKey } = request;
  if (request.kind === 'ORDER') {
    const signal = AbortSignal.timeout(orderLimit);
    const order = await call(takeOrder, { storeId, ...request.body }, { idempotencyKey, signal, isByItself });
    // Something between till and server may answer 200 with words of its own.
    if (!order?.id) throw new NetworkError('network');
    return (sale) => orderTaken(sale, order);
  }

  const signal = AbortSignal.timeout(paymentLimit);
  const input = { storeId, storeOrderId: request.orderId, ...request.tender };
  const answer = await call(postPayment, input, { idempotencyKey, signal, isByItself });
  if (!answer?.order?.id) throw new NetworkError('network');
  return (sale) => tenderAnswered(sale, idempotencyKey, answer);
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof SessionEnded || isApiError(error, 'UNAUTHENTICATED')) return { kind: 'SIGNED_OUT' };
  if (error instanceof NetworkError) return { kind: 'NO_CONNECTION' };
  if (isApiError(error, 'REQUEST_IN_PROGRESS')) return { kind: 'RUNNING', seconds: error.detail.seconds };
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return { kind: 'LATER', seconds: error.detail.seconds };
  if (isApiError(error) && !passing.has(error.code)) {
    return { kind: 'REFUSED', code: error.code, detail: error.detail };
  }
  // A fault of this page must not lose the sale, nor stay unseen.
  if (!isApiError(error)) globalThis.reportError(error);
  return { kind: 'LATER', seconds: null };
}
