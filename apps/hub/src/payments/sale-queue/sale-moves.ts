import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { leftToPay, type Sale, type Tender, type TenderStep, waitingStep } from './sale.ts';

/** The server has taken the order. If this is called twice, `known` keeps the payments of the first call. */
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
 * Whether a refetched order may update a sale. It may not while a cash or terminal tender waits for its answer:
 * the order may already contain that tender, which would count twice. The answer contains the order anyway.
 */
export function shouldApplyOrder(sale: Sale, order: Order): boolean {
  const waiting = sale.refusal ? null : waitingStep(sale);
  const isInHand = waiting !== null && waiting.tender.paymentMethod !== 'card';
  return !isInHand && (!sale.answer || order.version > sale.answer.version);
}

/** Applies a refetched order, and outcomes that became known meanwhile. */
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

/**
 * A person asks to send now or again. The idempotency key stays the same. Cash and terminal payments keep the
 * time of their request; a card gets a new one.
 */
export function sendAgain(sale: Sale, now: number): Sale {
  const waiting = waitingStep(sale);
  const again = (step: TenderStep): TenderStep =>
    step.tender.paymentMethod === 'card' ? { ...step, askedAt: now } : step;
  return {
    ...settled(sale),
    steps: sale.steps.map((step) => (step === waiting ? again(step) : step)),
  };
}

/** `takenBy`: the user who takes the tender. */
type Asked = { key: string; now: number; takenBy?: string | undefined };

/**
 * Adds a tender. Calls with the same key (a double press) add it once. Ignored if the tender exceeds what is
 * left to pay, for example because another tab was faster.
 */
export function withTender(sale: Sale, tender: Tender, asked: Asked): Sale {
  if (sale.steps.some(({ key }) => key === asked.key) || tender.amount > leftToPay(sale)) return sale;
  const step: TenderStep = {
    key: asked.key,
    tender:
      asked.takenBy === undefined || tender.paymentMethod === 'card'
        ? tender
        : { ...tender, takenBy: asked.takenBy },
    askedAt: asked.now,
    outcome: 'WAITING',
    failure: null,
    paymentId: null,
  };
  // Earlier payments by other devices were already shown and are not reported again.
  const known = sale.answer ? sale.answer.payments.map(({ id }) => id) : sale.known;
  return { ...settled(sale), ...(known && { known }), steps: [...sale.steps, step] };
}

/**
 * Gives up the waiting tender, so that another one can be taken. If the order already contains the card
 * payment, because only the answer was lost, the tender gets the outcome of that payment instead.
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

/**
 * The card payment on the order that has the tender's amount, but is neither from this device nor known from
 * before.
 */
function cardOf({ answer, known = [], steps }: Sale, { tender }: TenderStep): Payment | undefined {
  if (tender.paymentMethod !== 'card') return undefined;
  const ours = new Set([...known, ...steps.flatMap(({ paymentId }) => paymentId ?? [])]);
  return answer?.payments.find(
    ({ id, type, amount }) => type === 'card' && amount === tender.amount && !ours.has(id),
  );
}

/** The replayed answer of an idempotent request may be older than an order fetched since. */
function newerOf(known: Order | null, fetched: Order): Order {
  return known && known.version > fetched.version ? known : fetched;
}

/** Clears the refusal and the backoff of earlier tries. */
export function settled(sale: Sale): Sale {
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
