import type { OrderType } from '@maru/contract/orders/order-status.ts';
import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { words } from './draw-cart.ts';
import {
  advanceFulfilment,
  cancelOrder,
  closeOrder,
  type OrderDraft,
  payByCard,
  payByHand,
  refundPart,
} from './order-draft.ts';
import type { Random } from './random.ts';

/** An action `after` seconds since the order was taken. */
type Move = { after: number; act: (draft: OrderDraft, moment: Moment) => void };
/** The course of an order: tenders paid with it, and later actions. */
type Course = {
  orderType: OrderType;
  tenders: HandTender[];
  moves: Move[];
  /** The promised time, in seconds after the order was taken. */
  promisedAfter?: number;
};
export type DrawCourse = (total: number, random: Random) => Course;

export const usualCourse: DrawCourse = (total, random) => {
  const way = random.weighted(ways, ({ weight }) => weight);
  const course = way.draw(total, random);
  const last = course.moves.at(-1)?.after ?? 0;
  if (!random.chance(0.015)) return course;

  const cancel = { reason: random.pick(words.cancelReasons), approvalNumber: approvalNumber(random) };
  const after = last + random.between(40, 1_500);
  return {
    ...course,
    moves: [...course.moves, { after, act: (draft, moment) => cancelOrder(draft, cancel, moment) }],
  };
};

/** A table that has not paid yet. */
export const unpaidCourse: DrawCourse = () => inStore([]);

/** A table where one guest has paid. */
export const halfPaidCourse: DrawCourse = (total, random) =>
  inStore([cash(halfOf(total) || Math.ceil(total / 2), random)]);

/** An online order, paid and waiting to be accepted. */
export const paidCourse: DrawCourse = (total, random) => ({
  orderType: 'ONLINE',
  tenders: [],
  moves: charge(random, { amount: total, after: 20 }),
});

/** A preorder of this morning for the next hours, accepted and paid. */
export const preorderCourse: DrawCourse = (total, random) => ({
  orderType: 'ONLINE_PREORDER',
  tenders: [],
  promisedAfter: 2 * 3_600,
  moves: [
    ...charge(random, { amount: total, after: 20 }),
    { after: 90, act: (draft, moment) => advanceFulfilment(draft, 'ACCEPT', moment) },
  ],
});

/** A refund of one piece of the first line, which was made wrong. */
export const refundedByLineCourse: DrawCourse = (total, random) =>
  inStore(
    [cash(total, random)],
    [
      {
        after: 12 * 60,
        act: (draft, moment) => {
          const lines = draft.lines
            .slice(0, 1)
            .map(({ id }) => ({ lineId: id, quantity: 1, isStockLost: true }));
          refundPart(draft, { lines }, { reason: words.refundReasons.line }, moment);
        },
      },
    ],
  );

/** A refund of a part to a guest who waited too long. */
export const refundedByAmountCourse: DrawCourse = (total, random) =>
  inStore(
    [cash(total, random)],
    [
      {
        after: 18 * 60,
        act: (draft, moment) =>
          refundPart(draft, { amount: 1_000 }, { reason: words.refundReasons.amount }, moment),
      },
    ],
  );

type Way = { weight: number; draw: DrawCourse };

const byCard: Way = {
  weight: 60,
  draw: (total, random) => inStore([], charge(random, { amount: total, after: random.between(8, 40) })),
};
const byTerminal: Way = {
  weight: 17,
  draw: (total, random) =>
    inStore([{ type: 'INSTORE_CAT', amount: total, approvalNumber: approvalNumber(random) }]),
};
const byCash: Way = {
  weight: 13,
  draw: (total, random) => inStore([cash(total, random)]),
};
const declinedFirst: Way = {
  weight: 1,
  draw: (total, random) => {
    const declined: Move = {
      after: 12,
      act: (draft, moment) => payByCard(draft, { amount: total, approvalNumber: undefined }, moment),
    };
    return inStore([], [declined, ...charge(random, { amount: total, after: random.between(25, 70) })]);
  },
};
/** A table of two who pay separately: cash and card, or two cards. */
const split: Way = {
  weight: 4,
  draw: (total, random) => {
    const first = halfOf(total);
    const rest = charge(random, { amount: total - first, after: random.between(40, 80) });
    if (first === 0) return inStore([], rest);
    if (random.chance(0.55)) return inStore([cash(first, random)], rest);
    return inStore([], [...charge(random, { amount: first, after: random.between(10, 35) }), ...rest]);
  },
};
/** A guest who eats first and pays when leaving. */
const later: Way = {
  weight: 4,
  draw: (total, random) => {
    const after = random.between(25 * 60, 70 * 60);
    if (random.chance(0.6)) return inStore([], charge(random, { amount: total, after }));
    const tender = cash(total, random);
    return inStore([], [{ after, act: (draft, moment) => payByHand(draft, tender, moment) }]);
  },
};
/** An online order that is picked up: paid by card when it is placed, or in cash on pickup. */
const online: Way = {
  weight: 2,
  draw: (total, random) => {
    const fetched = random.between(8 * 60, 25 * 60);
    const handing: Move[] = [
      { after: 60, act: (draft, moment) => advanceFulfilment(draft, 'ACCEPT', moment) },
      { after: fetched - 90, act: (draft, moment) => advanceFulfilment(draft, 'READY', moment) },
    ];
    const handed: Move[] = [
      { after: fetched + 2, act: (draft, moment) => advanceFulfilment(draft, 'PICKED_UP', moment) },
      { after: fetched + 5, act: closeOrder },
    ];
    const tender = { type: 'cash', amount: total } as const;
    const paid = random.chance(0.8)
      ? charge(random, { amount: total, after: 20 })
      : [{ after: fetched, act: (draft: OrderDraft, moment: Moment) => payByHand(draft, tender, moment) }];
    return {
      orderType: 'ONLINE',
      tenders: [],
      moves: [...handing, ...paid, ...handed].sort((a, b) => a.after - b.after),
    };
  },
};
const ways = [byCard, byTerminal, byCash, declinedFirst, split, later, online];

function inStore(tenders: HandTender[], moves: Move[] = []): Course {
  return { orderType: 'INSTORE', tenders, moves };
}

function charge(random: Random, { amount, after }: { amount: number; after: number }): Move[] {
  const number = approvalNumber(random);
  return [{ after, act: (draft, moment) => payByCard(draft, { amount, approvalNumber: number }, moment) }];
}

/** About half, in 1,000-won notes; 0 if that is less than a note. */
function halfOf(total: number): number {
  return Math.floor(total / 2_000) * 1_000;
}

/** Cash as guests pay: the exact amount, or rounded up to a note. */
function cash(amount: number, random: Random): HandTender {
  const note = random.weighted([10, 1_000, 5_000, 10_000, 50_000], (size) =>
    size === 10 ? 20 : size === 50_000 ? 12 : 23,
  );
  return { type: 'INSTORE_CASH', amount, received: Math.ceil(amount / note) * note };
}

function approvalNumber(random: Random): string {
  return String(random.between(10_000_000, 99_999_999));
}
