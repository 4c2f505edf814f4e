import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import {
  leftToPay,
  nextRequest,
  type Refusal,
  type Sale,
  type SaleRequest,
  stepsInHand,
  type Tender,
  type TenderStep,
  waitingStep,
} from './sale.ts';

/** Why a request ended without a final answer. */
export type SendFailure =
  | { kind: 'NO_CONNECTION' }
  | { kind: 'SIGNED_OUT' }
  /** An earlier request with the same key is still being processed. */
  | { kind: 'RUNNING'; seconds: number }
  | { kind: 'LATER'; seconds: number | null }
  | { kind: 'REFUSED'; code: Refusal['code']; detail: unknown };

type FailedTry = { request: SaleRequest; failure: SendFailure; now: number };

const firstWait = 1_000;
const longestWait = 60_000;

/** The server has taken the order. If this is reported twice, the first time decides the known payments. */
export function orderTaken(sale: Sale, order: Order): Sale {
  if (sale.answer) return { ...sale, answer: newerOf(sale.answer, order) };
  const known = order.payments.map(({ id }) => id);
  return { ...settled(sale), answer: order, known };
}

/** The server answered a tender. Its outcome is that of the latest approval. */
export function tenderAnswered(sale: Sale, key: string, answer: { payment: Payment; order: Order }): Sale {
  return {
    ...settled(sale),
    answer: newerOf(sale.answer, answer.order),
    steps: sale.steps.map((step) => (step.key === key ? withOutcome(step, answer.payment) : step)),
  };
}

/**
 * Whether a refetched order updates a sale. Not while a cash or terminal tender waits for its answer: the order may
 * already contain it, which would count it twice. Its answer contains the order anyway.
 */
export function shouldApplyOrder(sale: Sale, order: Order): boolean {
  const waiting = sale.refusal ? null : waitingStep(sale);
  const isInHand = waiting !== null && waiting.tender.paymentMethod !== 'card';
  return !isInHand && (!sale.answer || order.version > sale.answer.version);
}

/** Applies a refetched order, and outcomes that were settled meanwhile. */
export function orderRefreshed(sale: Sale, order: Order): Sale {
  if (!shouldApplyOrder(sale, order)) return sale;
  return {
    ...sale,
    answer: order,
    steps: sale.steps.map((step) => {
      const payment = order.payments.find(({ id }) => id === step.paymentId);
      return payment && step.outcome === 'UNKNOWN' ? withOutcome(step, payment) : step;
    }),
  };
}

/** Ignored if the sale's next request has changed, because a person decided otherwise meanwhile. */
export function sendFailed(sale: Sale, { request, failure, now }: FailedTry): Sale {
  if (nextRequest(sale)?.key !== request.key) return sale;
  if (failure.kind === 'REFUSED') {
    const { code, detail } = failure;
    return { ...settled(sale), refusal: { during: request.kind, code, detail } };
  }
  if (failure.kind === 'RUNNING') return { ...sale, notBefore: now + failure.seconds * 1_000 };
  const asked = failure.kind === 'LATER' && failure.seconds !== null ? failure.seconds * 1_000 : 0;
  const grown = Math.min(longestWait, firstWait * 2 ** Math.min(sale.tries, 10));
  return { ...sale, tries: sale.tries + 1, notBefore: now + Math.max(asked, grown) };
}

/** Too old to send automatically: a person decides. The request may never have arrived, or may have been processed. */
export function markTooLate(sale: Sale): Sale {
  return { ...sale, refusal: { during: sale.answer ? 'PAYMENT' : 'ORDER', code: 'LATE', detail: undefined } };
}

/** A person asks to send now or again. The idempotency key stays the same. */
export function sendAgain(sale: Sale, now: number): Sale {
  const waiting = waitingStep(sale);
  return {
    ...settled(sale),
    steps: sale.steps.map((step) => (step === waiting ? { ...step, askedAt: now } : step)),
  };
}

/**
 * Adds a tender. The same key twice (a double press) adds one. Ignored if it exceeds what is left to pay, for example
 * because another tab was faster.
 */
export function withTender(sale: Sale, tender: Tender, asked: { key: string; now: number }): Sale {
  if (sale.steps.some(({ key }) => key === asked.key) || tender.amount > leftToPay(sale)) return sale;
  const step: TenderStep = {
    key: asked.key,
    tender,
    askedAt: asked.now,
    outcome: 'WAITING',
    failure: null,
    paymentId: null,
  };
  // Payments of other devices up to here have been shown, and are not reported again.
  const known = sale.answer ? sale.answer.payments.map(({ id }) => id) : sale.known;
  return { ...settled(sale), ...(known && { known }), steps: [...sale.steps, step] };
}

/**
 * Gives up the waiting tender, so that another one can be taken. A card payment that reached the provider but whose
 * answer was lost is on the order; it is kept.
 */
export function giveUpTender(sale: Sale): Sale {
  const waiting = waitingStep(sale);
  const charged = waiting && cardOf(sale, waiting);
  const ended = (step: TenderStep): TenderStep =>
    charged ? withOutcome(step, charged) : { ...step, outcome: 'GIVEN_UP' };
  return {
    ...settled(sale),
    steps: sale.steps.map((step) => (step === waiting ? ended(step) : step)),
  };
}

/** A card payment of that amount on the order that is neither from this device nor known from before. */
function cardOf({ answer, known = [], steps }: Sale, { tender }: TenderStep): Payment | undefined {
  if (tender.paymentMethod !== 'card') return undefined;
  const ours = new Set([...known, ...steps.flatMap(({ paymentId }) => paymentId ?? [])]);
  return answer?.payments.find(
    ({ id, type, amount }) => type === 'card' && amount === tender.amount && !ours.has(id),
  );
}

/** A cash or terminal tender of a refused sale was returned to the customer. `index` counts such tenders. */
export function withoutTender(sale: Sale, index: number): Sale {
  const tenders = sale.order?.body.tenders ?? [];
  if (sale.order && index < tenders.length) {
    const body = { ...sale.order.body, tenders: tenders.filter((_, at) => at !== index) };
    return { ...sale, order: { ...sale.order, body } };
  }
  const later = stepsInHand(sale)[index - tenders.length];
  return {
    ...sale,
    steps: sale.steps.map((step) => (step === later ? { ...step, outcome: 'GIVEN_UP' } : step)),
  };
}

/** A replayed answer of an idempotent request may be older than an order fetched since. */
function newerOf(known: Order | null, fetched: Order): Order {
  return known && known.version > fetched.version ? known : fetched;
}

function settled(sale: Sale): Sale {
  return { ...sale, refusal: null, tries: 0, notBefore: 0 };
}

function withOutcome(step: TenderStep, payment: Payment): TenderStep {
  const last = payment.transactions.filter(({ kind }) => kind === 'APPROVAL').at(-1);
  const outcomes = {
    APPROVED: 'APPROVED',
    FAILED: 'DECLINED',
    UNKNOWN: 'UNKNOWN',
    REQUESTED: 'UNKNOWN',
  } as const;
  return {
    ...step,
    outcome: last ? outcomes[last.status] : 'UNKNOWN',
    failure: last?.failure ?? null,
    paymentId: payment.id,
  };
}
