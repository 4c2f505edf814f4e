import type { InputOf } from '@maru/contract/endpoint.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { HandTender, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import type { Receipted } from '@maru/contract/orders/receipted.ts';
import { changeOf } from '@maru/contract/payments/payment-type.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import type { StoredReceipt } from '#hub/payments/sold/sold-of-stored-receipt.ts';
import type { Cart } from './stored-cart.ts';

export type NewOrder = Omit<InputOf<typeof takeOrder>, 'storeId'>;
export type Tender = Omit<InputOf<typeof postPayment>, 'storeId' | 'storeOrderId'>;

/** A tender added after the order was sent, with its idempotency key for all tries. */
export type TenderStep = {
  key: string;
  tender: Tender;
  /** When a person last requested it, in ms. */
  askedAt: number;
  /** The tender was sent at least once without an answer. Cash and terminal tenders only. */
  isUnheard?: boolean;
  outcome: 'WAITING' | 'APPROVED' | 'DECLINED' | 'UNKNOWN' | 'GIVEN_UP';
  /** Why the card was declined, in the provider's words. */
  failure: string | null;
  paymentId: string | null;
};

/**
 * Why a sale does not continue by itself. LATE: a card was requested so long ago that the customer may have
 * left, or an order is older than the validity of its idempotency key.
 */
export type Refusal = {
  during: 'ORDER' | 'PAYMENT';
  code: ErrorCode | 'LATE';
  detail: unknown;
};

/** The order of a sale. Sales stored by an older version have only the first two fields. */
export type SaleOrder = {
  key: string;
  body: NewOrder;
  /** The prices that the customer was charged, in case the sale has to be recorded at them. */
  stated?: Receipted;
  /**
   * True: the body must not change any more (`freezeBody`), because it was sent or money was taken without
   * network. Missing: it may have been sent.
   */
  isFixed?: boolean;
  /** The order was sent at least once without an answer. */
  isUnheard?: boolean;
};

/** A sale of this device, kept until the server has acknowledged all of it. */
export type Sale = {
  id: string;
  storeId: string;
  createdAt: number;
  /** The original cart, for restoring it; null if an existing order is paid. */
  cart: Cart | null;
  order: SaleOrder | null;
  /**
   * Number of leading tenders that were carried over from the refused sale that this one repairs. Missing if
   * there are none.
   */
  carried?: number;
  /** Receipt data until the server's figures arrive; null if an existing order is paid. */
  sold?: Sold | null;
  /** The receipt data of sales stored by an older version. */
  paper?: StoredReceipt | null;
  /** The latest order from the server. If there is one, the server has acknowledged the sale. */
  answer: Order | null;
  /**
   * Ids of the payments on the order when this device opened or took it, or last added a tender. Missing in
   * sales stored by an older version.
   */
  known?: readonly string[];
  steps: readonly TenderStep[];
  refusal: Refusal | null;
  tries: number;
  /** Backoff: not sent before this time, in ms. */
  notBefore: number;
};

export type SaleRequest =
  /** `takenAt` in ms. */
  | { kind: 'ORDER'; key: string; body: NewOrder; takenAt: number }
  | { kind: 'PAYMENT'; key: string; orderId: string; tender: Tender; takenAt: number };

/** For how long after the request a card may be charged without asking the person again, in ms. */
export const cardStaysFreshFor = 90_000;

/**
 * The server remembers idempotency keys for 48 h. After that, sending an order without a sale id again could
 * duplicate it.
 */
export const keyHoldsFor = 47 * 3_600_000;

/** The next request to send; null if everything is acknowledged or a person has to decide. */
export function nextRequest(sale: Sale): SaleRequest | null {
  if (sale.refusal) return null;
  if (!sale.answer) return orderRequest(sale);

  const step = waitingStep(sale);
  const orderId = sale.answer.id;
  return step && { kind: 'PAYMENT', key: step.key, orderId, tender: step.tender, takenAt: step.askedAt };
}

function orderRequest({ order, createdAt: takenAt }: Sale): SaleRequest | null {
  return order && { kind: 'ORDER', key: order.key, body: order.body, takenAt };
}

export function waitingStep(sale: Sale): TenderStep | null {
  return sale.steps.find(({ outcome }) => outcome === 'WAITING') ?? null;
}

/** The latest step, which the person at the till sees. */
export function lastStep(sale: Sale): TenderStep | null {
  return sale.steps.at(-1) ?? null;
}

export type SaleState = 'LOCAL' | 'SENDING' | 'SENT' | 'NEEDS_YOU';

/** LOCAL: waits for a connection or for its turn. SENDING: the request is running. */
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

/**
 * The amount left to pay. Cash and terminal tenders count even before they are sent, cards only once
 * approved.
 */
export function leftToPay(sale: Sale): number {
  // These tenders came with the order of an offline sale, although each is also sent as a request of its own.
  const brought = (sale.answer && sale.order?.body.receipted?.tenders) ?? [];
  const onTheWay = sale.steps
    .filter(({ outcome, tender }) => outcome === 'WAITING' && tender.paymentMethod !== 'card')
    .filter(({ key }) => !brought.some((tender) => tender.key === key))
    .map(({ tender }) => tender.amount);
  const withOrder = sale.order?.body.tenders?.map(({ amount }) => amount) ?? [];
  const base = sale.answer ? sale.answer.leftToPay : totalOf(sale) - sum(withOrder);
  return Math.max(0, base - sum(onTheWay));
}

/** Tenders taken here without a provider (cash, terminal) and not given up. */
export function inHand(sale: Sale): HandTender[] {
  const later = stepsInHand(sale).flatMap(
    ({ tender: { paymentMethod: type, receipted: _, takenBy: __, ...tender } }) =>
      type === 'card' ? [] : [{ ...tender, type }],
  );
  return [...(sale.order?.body.tenders ?? []), ...later];
}

/**
 * Change to hand out now for the cash taken last. Change for earlier and for carried-over cash was handed out
 * before.
 */
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

/** Whether a part is paid and the rest is open. */
export function isPartPaid(sale: Sale): boolean {
  const left = leftToPay(sale);
  return sale.refusal === null && left > 0 && left < totalOf(sale);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
