import { orderStatuses, pendingMoves } from '@maru/contract/orders/order-status.ts';
import { type Movement, type Tender, total, wholeOrder } from './whole-order.ts';

/** Every status with every pending move. */
const situations = orderStatuses.flatMap((status) =>
  [null, ...pendingMoves].map((pending) => ({ status, pending })),
);

const refund: Movement = { kind: 'REFUND' };
/** Ways in which the order may be paid, and what happened to the money. */
export const paymentCases: Record<string, readonly Tender[]> = {
  nothing: [],
  part: [{ type: 'INSTORE_CASH', amount: 4_400 }],
  cash: [{ type: 'INSTORE_CASH', amount: total }],
  hands: [
    { type: 'INSTORE_CASH', amount: 4_400 },
    { type: 'INSTORE_CAT', amount: 6_600 },
  ],
  card: [{ type: 'card', amount: total }],
  cardAndCash: [
    { type: 'card', amount: 4_400 },
    { type: 'INSTORE_CASH', amount: 6_600 },
  ],
  declined: [{ type: 'card', amount: total, movements: [{ status: 'FAILED' }] }],
  cardPart: [{ type: 'card', amount: 4_400 }],
  givenBack: [{ type: 'INSTORE_CASH', amount: total, movements: [{}, refund], givenBack: true }],
  refunded: [
    { type: 'INSTORE_CASH', amount: 4_400, movements: [{}, refund] },
    { type: 'INSTORE_CAT', amount: 6_600, movements: [{}, refund] },
  ],
  refundedPart: [{ type: 'INSTORE_CASH', amount: 4_400, movements: [{}, refund] }],
  refundedByCard: [
    { type: 'card', amount: 4_400, movements: [{}, { ...refund, provider: 'terminal' }] },
    { type: 'INSTORE_CASH', amount: 6_600, movements: [{}, refund] },
  ],
};

/** Every combination of status, pending move and money, with a name. */
export const everyOrder = situations.flatMap(({ status, pending }) =>
  Object.entries(paymentCases).map(([money, tenders]) => ({
    name: [status, pending, money].filter(Boolean).join(' '),
    whole: wholeOrder({ status, pending }, tenders),
  })),
);
