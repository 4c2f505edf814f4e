import {
  inHand,
  nextRequest,
  type Refusal,
  type Sale,
  type SaleRequest,
  waitingStep,
} from '#hub/payments/sale-queue/sale.ts';
import { settled } from '#hub/payments/sale-queue/sale-moves.ts';
import { asReceipted, isInHand, lacksItsMoney, withReceiptedStep } from './receipted-sale.ts';

/** Why a request ended without a final answer. */
export type SendFailure =
  | { kind: 'NO_CONNECTION' }
  | { kind: 'SIGNED_OUT' }
  /** An earlier request with the same key is still being processed. */
  | { kind: 'RUNNING'; seconds: number }
  | { kind: 'LATER'; seconds: number | null }
  | { kind: 'REFUSED'; code: Refusal['code']; detail: unknown };

/** `nextKey` is for the request that follows. */
type FailedTry = { request: SaleRequest; failure: SendFailure; now: number; nextKey: string };

const firstWait = 1_000;
const longestWait = 60_000;

/** Ignored if the sale's next request has changed, because a person decided otherwise meanwhile. */
export function sendFailed(sent: Sale, { request, failure, now, nextKey }: FailedTry): Sale {
  if (nextRequest(sent)?.key !== request.key) return sent;
  if (failure.kind === 'REFUSED') {
    const { code, detail } = failure;
    const receipted =
      request.kind === 'ORDER' ? receiptedAfter(sent, code, nextKey) : paidAfter(sent, code, nextKey);
    if (receipted) return settled(receipted);
    const unknown = request.kind === 'ORDER' && code === 'CUSTOMER_NOT_FOUND' && ofUnknown(sent, nextKey);
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
  // The server refuses who is signed out before it looks at the request.
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

/** Refusals for what changed in the store, which do not stop a sale that holds money. */
const ofTheStore: ReadonlySet<Refusal['code']> = new Set([
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
 * Whoever took money may be a member no more by then, which only what is receipted allows. If something else is
 * malformed, it is refused again.
 */
const ofTaker: Refusal['code'] = 'WRONG_FORMAT';

/** A sale that was refused for what changed while nobody answered, but holds money. Null for any other. */
function receiptedAfter(sale: Sale, code: Refusal['code'], key: string): Sale | null {
  if (lacksItsMoney(sale) && (ofTheStore.has(code) || code === ofTaker)) return asReceipted(sale, key);
  if (!ofTheStore.has(code)) return null;
  if (!sale.order?.isUnheard || sale.order.body.receipted) return null;
  return inHand(sale).length === 0 ? null : asReceipted(sale, key);
}

/**
 * Typed without network, nobody could see that the number is no customer's: the sale earns nothing, and does not wait for it.
 * The order says so. Null if it uses points: a person decides.
 */
function ofUnknown({ order, ...sale }: Sale, key: string): Sale | null {
  if (!order?.body.customer || order.body.pointsUsed || order.body.customerMayBeUnknown) return null;
  return { ...sale, order: { ...order, key, body: { ...order.body, customerMayBeUnknown: true } } };
}

/** Refusals for what became of the order meanwhile. */
const ofTheOrder: ReadonlySet<Refusal['code']> = new Set([
  'ORDER_NOT_PAYABLE',
  'TENDERS_EXCEED_TOTAL',
  'TENDER_NOT_ACCEPTED',
  'STORE_NOT_APPROVED',
  'STORE_TERMINATED',
]);

/** A payment in hand that was refused for what became of its order while nobody answered. Null for any other. */
function paidAfter(sale: Sale, code: Refusal['code'], key: string): Sale | null {
  const waiting = waitingStep(sale);
  if (!waiting?.isUnheard || waiting.tender.receipted) return null;
  const mayBeOfTaker = code === ofTaker && waiting.tender.takenBy !== undefined;
  return ofTheOrder.has(code) || mayBeOfTaker ? withReceiptedStep(sale, waiting, key) : null;
}
