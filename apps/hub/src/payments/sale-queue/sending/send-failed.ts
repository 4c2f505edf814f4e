import {
  inHand,
  nextRequest,
  type Refusal,
  type Sale,
  type SaleRequest,
  waitingStep,
} from '#hub/payments/sale-queue/sale.ts';
import { settled } from '#hub/payments/sale-queue/sale-moves.ts';
import { asOfflineSale, isInHand, lacksItsMoney, withReceiptedStep } from './receipted-sale.ts';

/** Why a request ended without a final answer. */
export type SendFailure =
  | { kind: 'NO_CONNECTION' }
  | { kind: 'SIGNED_OUT' }
  /** An earlier request with the same key is still being processed. */
  | { kind: 'RUNNING'; seconds: number }
  | { kind: 'LATER'; seconds: number | null }
  | { kind: 'REFUSED'; code: Refusal['code']; detail: unknown };

/** `nextKey` is the idempotency key for the next request. */
type FailedTry = { request: SaleRequest; failure: SendFailure; now: number; nextKey: string };

const firstWait = 1_000;
const longestWait = 60_000;

/**
 * Applies a failed try. Ignored if the sale's next request has changed, because a person decided otherwise
 * meanwhile.
 */
export function sendFailed(sent: Sale, { request, failure, now, nextKey }: FailedTry): Sale {
  if (nextRequest(sent)?.key !== request.key) return sent;
  if (failure.kind === 'REFUSED') {
    const { code, detail } = failure;
    const receipted =
      request.kind === 'ORDER' ? receiptedAfter(sent, code, nextKey) : paidAfter(sent, code, nextKey);
    if (receipted) return settled(receipted);
    const unknown =
      request.kind === 'ORDER' && code === 'CUSTOMER_NOT_FOUND' && withUnknownCustomer(sent, nextKey);
    if (unknown) return settled(unknown);
    return { ...settled(sent), refusal: { during: request.kind, code, detail } };
  }
  const sale = afterNoAnswer(sent, request, failure);
  if (failure.kind === 'RUNNING') return { ...sale, notBefore: now + failure.seconds * 1_000 };
  const asked = failure.kind === 'LATER' && failure.seconds !== null ? failure.seconds * 1_000 : 0;
  const grown = Math.min(longestWait, firstWait * 2 ** Math.min(sale.tries, 10));
  return { ...sale, tries: sale.tries + 1, notBefore: now + Math.max(asked, grown) };
}

function afterNoAnswer(sale: Sale, { kind }: SaleRequest, failure: SendFailure): Sale {
  // A signed-out sender is refused before the server looks at the request.
  if (failure.kind === 'SIGNED_OUT') return sale;
  return kind === 'ORDER' ? unheard(sale) : withUnheardStep(sale);
}

function unheard(sale: Sale): Sale {
  return { ...sale, order: sale.order && { ...sale.order, isUnheard: true } };
}

function withUnheardStep(sale: Sale): Sale {
  const waiting = waitingStep(sale);
  if (!waiting || !isInHand(waiting)) return sale;
  return {
    ...sale,
    steps: sale.steps.map((step) => (step === waiting ? { ...step, isUnheard: true } : step)),
  };
}

/** Refusals because something changed in the store. They do not stop a sale that was paid. */
const storeRefusals: ReadonlySet<Refusal['code']> = new Set([
  'PRICE_CHANGED',
  'STORE_ITEM_NOT_FOUND',
  'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
  'STORE_ITEM_SOLD_OUT',
  'TENDERS_EXCEED_TOTAL',
  'TENDER_NOT_ACCEPTED',
  'STORE_NOT_APPROVED',
  'STORE_TERMINATED',
  // Another till used the points meanwhile, or the customer was deleted.
  'POINTS_NOT_USABLE',
  'CUSTOMER_NOT_FOUND',
]);

/**
 * The server's refusal if the person in `takenBy` is no longer a member. Only an offline sale may name such a
 * person. If something else is malformed, the server refuses the offline sale, too.
 */
const takerRefusal: Refusal['code'] = 'WRONG_FORMAT';

/**
 * Turns a paid sale into an offline sale, if something changed in the store while there was no answer and the
 * server refused the sale because of it. Null for any other sale.
 */
function receiptedAfter(sale: Sale, code: Refusal['code'], key: string): Sale | null {
  if (lacksItsMoney(sale) && (storeRefusals.has(code) || code === takerRefusal))
    return asOfflineSale(sale, key);
  if (!storeRefusals.has(code)) return null;
  if (!sale.order?.isUnheard || sale.order.body.receipted) return null;
  return inHand(sale).length === 0 ? null : asOfflineSale(sale, key);
}

/**
 * Allows an unknown customer in the sale, because without network nobody could look up the number. Such a sale
 * earns nothing, and its history says so. Null if the sale uses points, because then a person decides.
 */
function withUnknownCustomer({ order, ...sale }: Sale, key: string): Sale | null {
  if (!order?.body.customer || order.body.pointsUsed || order.body.customerMayBeUnknown) return null;
  return { ...sale, order: { ...order, key, body: { ...order.body, customerMayBeUnknown: true } } };
}

/** Refusals because of what happened to the order meanwhile. */
const orderRefusals: ReadonlySet<Refusal['code']> = new Set([
  'ORDER_NOT_PAYABLE',
  'TENDERS_EXCEED_TOTAL',
  'TENDER_NOT_ACCEPTED',
  'STORE_NOT_APPROVED',
  'STORE_TERMINATED',
]);

/**
 * Turns a cash or terminal payment into one taken offline, if its order changed while there was no answer and
 * the server refused the payment because of it. Null for any other payment.
 */
function paidAfter(sale: Sale, code: Refusal['code'], key: string): Sale | null {
  const waiting = waitingStep(sale);
  if (!waiting?.isUnheard || waiting.tender.receipted) return null;
  const mayBeOfTaker = code === takerRefusal && waiting.tender.takenBy !== undefined;
  return orderRefusals.has(code) || mayBeOfTaker ? withReceiptedStep(sale, waiting, key) : null;
}
