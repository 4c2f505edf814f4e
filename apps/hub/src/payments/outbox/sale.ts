import type { InputOf } from '@maru/contract/endpoint.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { HandTender, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { changeOf } from '@maru/contract/payments/payment-type.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import type { Cart } from '#hub/payments/outbox/kept-cart.ts';
import type { KeptPaper } from '#hub/payments/sold/sold-of-paper.ts';

export type NewOrder = Omit<InputOf<typeof takeOrder>, 'storeId'>;
export type Tender = Omit<InputOf<typeof postPayment>, 'storeId' | 'storeOrderId'>;

/** A tender that follows its order, with the key under which it is asked for, however often. */
export type TenderStep = {
  key: string;
  tender: Tender;
  /** When a person last asked for it, in ms. */
  askedAt: number;
  outcome: 'WAITING' | 'APPROVED' | 'DECLINED' | 'UNKNOWN' | 'GIVEN_UP';
  /** Why the card was declined, in the provider's words. */
  failure: string | null;
  paymentId: string | null;
};

/**
 * Why a sale does not go on by itself. LATE: a card was asked for so long ago that the customer may be gone, or an
 * order waited until its key no longer keeps it from being taken twice.
 */
export type Refusal = {
  during: 'ORDER' | 'PAYMENT';
  code: ErrorCode | 'LATE';
  detail: unknown;
};

/** One sale of this device, kept until the server has acknowledged every part of it. */
export type Sale = {
  id: string;
  storeId: string;
  createdAt: number;
  /** What it was made of, to bring it back; null where an order of the server is being paid. */
  cart: Cart | null;
  order: { key: string; body: NewOrder } | null;
  /** How many of the order's first tenders were taken for the refused sale that it repairs; missing for none. */
  carried?: number;
  /** What its receipt says until the server's own figures are here; null where an order of the server is being paid. */
  sold?: Sold | null;
  /** The same in sales kept long ago. */
  paper?: KeptPaper | null;
  /** The order as the server last told it; its id is the acknowledgement. */
  answer: Order | null;
  /** Payments that were on the order before this device took any, or came with it; missing in sales kept long ago. */
  known?: readonly string[];
  steps: readonly TenderStep[];
  refusal: Refusal | null;
  tries: number;
  /** Not sent before, in ms. */
  notBefore: number;
};

export type SaleRequest =
  | { kind: 'ORDER'; key: string; body: NewOrder }
  | { kind: 'PAYMENT'; key: string; orderId: string; tender: Tender };

/** So long after it was asked for, a card is not charged without a person saying so again. */
export const cardStaysFreshFor = 90_000;

/** The server remembers a key for 48 h. An order sent before and again after that would be two. */
export const keyHoldsFor = 47 * 3_600_000;

/** What has to be sent next; null where everything is acknowledged or a person has to decide. */
export function nextRequest(sale: Sale): SaleRequest | null {
  if (sale.refusal) return null;
  if (!sale.answer) return sale.order && { kind: 'ORDER', ...sale.order };

  const step = waitingStep(sale);
  return step && { kind: 'PAYMENT', key: step.key, orderId: sale.answer.id, tender: step.tender };
}

export function waitingStep(sale: Sale): TenderStep | null {
  return sale.steps.find(({ outcome }) => outcome === 'WAITING') ?? null;
}

/** The step that was asked for last: what a person at the till is looking at. */
export function lastStep(sale: Sale): TenderStep | null {
  return sale.steps.at(-1) ?? null;
}

export type SaleState = 'LOCAL' | 'SENDING' | 'SENT' | 'NEEDS_YOU';

/** LOCAL waits for a connection or its turn, SENDING is under way. */
export function stateOf(sale: Sale, connection: 'OK' | 'DOWN' | 'SIGNED_OUT'): SaleState {
  if (sale.refusal) return 'NEEDS_YOU';
  if (!nextRequest(sale)) return 'SENT';
  return connection === 'OK' && sale.tries === 0 ? 'SENDING' : 'LOCAL';
}

export function isUnsent(sale: Sale): boolean {
  return sale.refusal !== null || nextRequest(sale) !== null;
}

export function totalOf(sale: Sale): number {
  return sale.answer?.total ?? sale.order?.body.total ?? 0;
}

/** What nobody has paid or handed over yet. A card that is being asked for has not paid. */
export function leftToPay(sale: Sale): number {
  const onTheWay = sale.steps
    .filter(({ outcome, tender }) => outcome === 'WAITING' && tender.paymentMethod !== 'card')
    .map(({ tender }) => tender.amount);
  const withOrder = sale.order?.body.tenders?.map(({ amount }) => amount) ?? [];
  const base = sale.answer ? sale.answer.leftToPay : totalOf(sale) - sum(withOrder);
  return Math.max(0, base - sum(onTheWay));
}

/** What was taken for it here without a provider, and not given up: money that somebody has in hand. */
export function inHand(sale: Sale): HandTender[] {
  const later = stepsInHand(sale).flatMap(({ tender: { paymentMethod: type, ...tender } }) =>
    type === 'card' ? [] : [{ ...tender, type }],
  );
  return [...(sale.order?.body.tenders ?? []), ...later];
}

/** Change to hand out now: of the cash that was taken last. What was paid before, or carried over, had its own. */
export function changeDue({ order, steps, carried = 0 }: Sale): number {
  const taken = steps.filter(({ outcome }) => outcome === 'WAITING' || outcome === 'APPROVED');
  const tenders =
    taken.length > 0
      ? taken.slice(-1).map(({ tender }) => tender)
      : (order?.body.tenders?.slice(carried) ?? []);
  return sum(tenders.map(({ amount, received = amount }) => changeOf({ amount, received })));
}

export function stepsInHand({ steps }: Sale): TenderStep[] {
  return steps.filter(
    ({ outcome, tender }) =>
      tender.paymentMethod !== 'card' && (outcome === 'WAITING' || outcome === 'APPROVED'),
  );
}

/** A part is paid, and the rest waits for whoever goes on with it. */
export function isPartPaid(sale: Sale): boolean {
  const left = leftToPay(sale);
  return sale.refusal === null && left > 0 && left < totalOf(sale);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
