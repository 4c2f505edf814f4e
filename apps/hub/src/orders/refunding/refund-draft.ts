import {
  type AskedRefund,
  type LineRefund,
  refundLines,
  remainingOf,
  sumOfRefund,
} from '@maru/contract/money/refund-lines.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { pointsOfRefund, pointsTakenByRefund } from '@maru/contract/points/points-of-refund.ts';
import type { Refund } from '#hub/orders/refunding/refund.api.ts';
import { type GoesBack, refundsOnCancel } from '#hub/orders/transitions/refunds-on-cancel.ts';

/** What a person has chosen and typed so far. */
export type RefundDraft = {
  way: 'LINES' | 'AMOUNT';
  quantities: Readonly<Record<string, number>>;
  /** Lines whose counted stock is not restored. */
  lostIds: readonly string[];
  amount: string;
  /** Typed amounts by payment; null while the suggestion is used. */
  tenders: Readonly<Record<string, string>> | null;
};

export const emptyDraft: RefundDraft = {
  way: 'LINES',
  quantities: {},
  lostIds: [],
  amount: '',
  tenders: null,
};

export type RefundPlan = {
  amount: number;
  /** How many of the points used on the order are given back. */
  points: number;
  /** How many of the points that the order earned are taken back; undefined while nothing is chosen. */
  taken: number | undefined;
  tenders: readonly (GoesBack & { back: number })[];
  /** Why the refund cannot be sent yet; null if it can. */
  problem: 'NOTHING' | 'TOO_MUCH' | 'TENDER_TOO_MUCH' | 'TENDERS_DIFFER' | null;
  refund: Omit<Refund, 'reason'>;
};

/**
 * What would be refunded: the amount by the server's rules, and how much each payment gives back. With `only`,
 * the payment with this id gives back the whole amount.
 */
export function planRefund(order: Order, draft: RefundDraft, only?: string): RefundPlan {
  const lines = Object.entries(draft.quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity, isStockLost: draft.lostIds.includes(lineId) }));
  const asked: AskedRefund = draft.way === 'LINES' ? { lines } : { amount: readWon(draft.amount) };
  const refunds = refundLines(order.lines, asked);
  const amount = refunds ? sumOfRefund(refunds) : (asked.amount ?? 0);
  const tenders = only === undefined ? tendersOf(order, draft, amount) : tenderOf(order, only, amount);
  return {
    amount,
    points: refunds ? pointsBack(order, refunds) : 0,
    taken: refunds && refunds.length > 0 ? takenBy(order, refunds) : undefined,
    tenders,
    problem: problemOf({
      isNothing: draft.way === 'LINES' ? lines.length === 0 : !asked.amount,
      isTooMuch: !refunds,
      amount,
      tenders,
    }),
    refund: {
      ...(draft.way === 'LINES' ? { lines } : { amount }),
      tenders: tenders
        .filter(({ back }) => back > 0)
        .map(({ paymentId, back }) => ({ paymentId, amount: back })),
    },
  };
}

function pointsBack({ lines }: Order, refunds: readonly LineRefund[]): number {
  return refunds.reduce((sum, { lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? sum + pointsOfRefund(line, quantity) : sum;
  }, 0);
}

function takenBy({ points, lines }: Order, refunds: readonly LineRefund[]): number {
  return points ? pointsTakenByRefund({ points, lines, refunds }) : 0;
}

/** Whether any amount or piece of the order is left to refund. */
export function isRefundable({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some((line) => remainingOf(line) > 0 || line.refundedQuantity < line.quantity);
}

/** Cards first, because their money is returned automatically; then in the order of payment. */
function tendersOf(order: Order, { tenders }: RefundDraft, amount: number): RefundPlan['tenders'] {
  const held = refundsOnCancel(order);
  const ordered = [
    ...held.filter(({ type }) => type === 'card'),
    ...held.filter(({ type }) => type !== 'card'),
  ];
  let left = amount;
  return ordered.map((tender) => {
    const suggested = Math.min(left, tender.amount);
    left -= suggested;
    return { ...tender, back: tenders ? readWon(tenders[tender.paymentId] ?? '') : suggested };
  });
}

function tenderOf(order: Order, only: string, amount: number): RefundPlan['tenders'] {
  const held = refundsOnCancel(order).filter(({ paymentId }) => paymentId === only);
  return held.map((tender) => ({ ...tender, back: amount }));
}

type Planned = Pick<RefundPlan, 'amount' | 'tenders'> & { isNothing: boolean; isTooMuch: boolean };

function problemOf({ isNothing, isTooMuch, amount, tenders }: Planned): RefundPlan['problem'] {
  if (isNothing) return 'NOTHING';
  if (isTooMuch) return 'TOO_MUCH';
  if (tenders.some((tender) => tender.back > tender.amount)) return 'TENDER_TOO_MUCH';
  const given = tenders.reduce((sum, { back }) => sum + back, 0);
  return given === amount ? null : 'TENDERS_DIFFER';
}

/** Reads digits with or without thousands separators; anything else is 0. */
export function readWon(typed: string): number {
  const digits = typed.replaceAll(',', '').trim();
  return /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
}
