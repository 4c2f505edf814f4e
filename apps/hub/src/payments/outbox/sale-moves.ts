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

/** How a try to send ended without an answer that settles it. */
export type SendFailure =
  | { kind: 'NO_CONNECTION' }
  | { kind: 'SIGNED_OUT' }
  /** An earlier try with the same key is still being worked on. */
  | { kind: 'RUNNING'; seconds: number }
  | { kind: 'LATER'; seconds: number | null }
  | { kind: 'REFUSED'; code: Refusal['code']; detail: unknown };

type FailedTry = { request: SaleRequest; failure: SendFailure; now: number };

const firstWait = 1_000;
const longestWait = 60_000;

/** The server has the order; the order's id is the acknowledgement. Said twice, the first time counts. */
export function orderTaken(sale: Sale, order: Order): Sale {
  if (sale.answer) return { ...sale, answer: newerOf(sale.answer, order) };
  const known = order.payments.map(({ id }) => id);
  return { ...settled(sale), answer: order, known };
}

/** The server answered a tender; the outcome is the one of its latest approval. */
export function tenderAnswered(sale: Sale, key: string, answer: { payment: Payment; order: Order }): Sale {
  return {
    ...settled(sale),
    answer: newerOf(sale.answer, answer.order),
    steps: sale.steps.map((step) => (step.key === key ? withOutcome(step, answer.payment) : step)),
  };
}

/**
 * Whether the order as it was read again is news for a sale. A tender in hand that waits for its answer may be on the
 * order already and would be counted twice; its answer brings the order along.
 */
export function isNews(sale: Sale, order: Order): boolean {
  const waiting = sale.refusal ? null : waitingStep(sale);
  const isInHand = waiting !== null && waiting.tender.paymentMethod !== 'card';
  return !isInHand && (!sale.answer || order.version > sale.answer.version);
}

/** Somebody fetched the order again; what settled in between shows. */
export function orderRefreshed(sale: Sale, order: Order): Sale {
  if (!isNews(sale, order)) return sale;
  return {
    ...sale,
    answer: order,
    steps: sale.steps.map((step) => {
      const payment = order.payments.find(({ id }) => id === step.paymentId);
      return payment && step.outcome === 'UNKNOWN' ? withOutcome(step, payment) : step;
    }),
  };
}

/** Nothing changes where a person has meanwhile settled otherwise what was sent. */
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

/** What waited so long is left to a person: it may never have arrived, or be taken and charged already. */
export function askedTooLate(sale: Sale): Sale {
  return { ...sale, refusal: { during: sale.answer ? 'PAYMENT' : 'ORDER', code: 'LATE', detail: undefined } };
}

/** A person says: send it now, or once more. The key stays, so that nothing happens twice. */
export function askAgain(sale: Sale, now: number): Sale {
  const waiting = waitingStep(sale);
  return {
    ...settled(sale),
    steps: sale.steps.map((step) => (step === waiting ? { ...step, askedAt: now } : step)),
  };
}

/**
 * One more tender is taken. The same key twice (a double press) is one tender; one that nothing is left for, since
 * another tab of this device was quicker, is none.
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
  // What another device took before was told; it is news no more.
  const known = sale.answer ? sale.answer.payments.map(({ id }) => id) : sale.known;
  return { ...settled(sale), ...(known && { known }), steps: [...sale.steps, step] };
}

/**
 * The tender that waits is not asked for any more: another one is taken instead. A card that reached the provider
 * although its answer was lost is on the order, and is not given up.
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

/** A card payment of that amount on the order that neither this device nor the order as it was opened knows. */
function cardOf({ answer, known = [], steps }: Sale, { tender }: TenderStep): Payment | undefined {
  if (tender.paymentMethod !== 'card') return undefined;
  const ours = new Set([...known, ...steps.flatMap(({ paymentId }) => paymentId ?? [])]);
  return answer?.payments.find(
    ({ id, type, amount }) => type === 'card' && amount === tender.amount && !ours.has(id),
  );
}

/** A tender in hand of a refused sale, by its place among them, went back to the customer. */
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

/** An answer that is given again to a repeat may be older than what was read meanwhile. */
function newerOf(known: Order | null, told: Order): Order {
  return known && known.version > told.version ? known : told;
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
