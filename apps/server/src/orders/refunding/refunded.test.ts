import { anyCart } from '@maru/contract/money/cart-builders.ts';
import { type Cart, priceCart } from '@maru/contract/money/price-cart.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldBy, taxColumns } from '#server/payments/payment-records.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import type { RefundAsked, WholeOrder } from '../order-records.ts';
import { settled } from '../paying/card/settled.ts';
import { paidInHand } from '../paying/paid.ts';
import { presentOrder } from '../present-order.ts';
import { cancelled } from '../transitions/cancelled.ts';
import { splitRefund } from '../transitions/lines-refunded.ts';
import { applied, type Transition } from '../transitions/transition.ts';
import { asksProvider, refunded, refundRequested } from './refunded.ts';

const job = ({ id }: { id: string }) => ({ task: 'settle', payload: { id } });
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** A refund: by lines or by amount, how much, and whether each provider approves. */
const anyStep = fc.record({
  byLines: fc.boolean(),
  of: share,
  approves: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
});

/** A closed order of this cart, paid by tenders of these shares; every second one by card. */
function closedOrder(cart: Cart, cuts: readonly number[]): WholeOrder {
  const { lines, ...sums } = priceCart(cart);
  const base = wholeOrder();
  const [line] = base.lines;
  const order = {
    ...base.order,
    ...{ grossKrw: sums.gross, lineDiscountsKrw: sums.lineDiscounts, orderDiscountKrw: sums.orderDiscount },
    ...{ pointsUsedKrw: sums.pointsUsed, totalKrw: sums.total, ...taxColumns(sums) },
  };
  const unpaid: WholeOrder = {
    ...base,
    order,
    lines: lines.flatMap((priced, i) => {
      const amounts = { grossKrw: priced.gross, discountKrw: priced.discount, totalKrw: priced.total };
      const shares = { orderDiscountShareKrw: priced.orderDiscountShare, pointsShareKrw: priced.pointsShare };
      const quantity = cart.lines[i]?.quantity ?? 1;
      const id = `line${i + 1}`;
      return line
        ? [{ ...line, ...amounts, ...shares, ...taxColumns(priced), id, quantity, stockTaken: quantity }]
        : [];
    }),
  };
  let left = sums.total;
  const tenders = [...cuts, 1].flatMap((cut) => {
    const amount = Math.floor(left * cut);
    left -= amount;
    return amount > 0 ? [{ type: 'INSTORE_CASH' as const, amount }] : [];
  });
  const paid = applied(unpaid, paidInHand(unpaid, moment, tenders), moment);
  const cards = paid.payments.filter((_, i) => i % 2 === 1).map(({ id }) => id);
  return {
    ...paid,
    order: { ...paid.order, status: 'CLOSED' },
    payments: paid.payments.map((payment) =>
      cards.includes(payment.id) ? { ...payment, type: 'card' } : payment,
    ),
    transactions: paid.transactions.map((row) =>
      cards.includes(row.paymentId) ? { ...row, provider: 'simulated-terminal' } : row,
    ),
  };
}

/** A refund that this order allows, from its tenders in their order. */
function askedOf(whole: WholeOrder, { byLines, of }: { byLines: boolean; of: number }): RefundAsked {
  const stands = whole.order.totalKrw - whole.order.refundedKrw;
  const pieces = whole.lines.map(({ id, quantity, refundedQuantity }) => {
    return { lineId: id, quantity: Math.ceil((quantity - refundedQuantity) * of), isStockLost: false };
  });
  const lines = pieces.filter(({ quantity }) => quantity > 0);
  const asked = byLines ? { lines } : { amount: Math.floor(stands * of) };
  const refunds = splitRefund(whole.lines, asked) ?? [];
  let left = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const tenders = whole.payments.flatMap((payment) => {
    const amount = Math.min(left, heldBy(payment));
    left -= amount;
    return amount > 0 ? [{ paymentId: payment.id, amount }] : [];
  });
  return { ...asked, tenders, reason: '맛이 이상함' };
}

/** Refunds, and tells each provider's decision. */
function refund(whole: WholeOrder, asked: RefundAsked, approves: readonly boolean[]): WholeOrder {
  if (!asksProvider(whole, asked)) return applied(whole, refunded(whole, moment, asked), moment);

  const requested = refundRequested(whole, moment, { asked, jobOf: job });
  return requested.transactions.reduce(
    (now, { id }, i) => {
      const outcome = approves[i % approves.length]
        ? { status: 'APPROVED' as const, approvalNumber: '1', cardNumber: '1234', cardIssuer: '카드' }
        : { status: 'FAILED' as const, failure: 'DECLINED' };
      return applied(now, settled(now, moment, { transactionId: id, outcome }) as Transition, moment);
    },
    applied(whole, requested, moment),
  );
}

test('after any refunds, order, lines and tenders add up in every part, and tenders hold exactly what is left', () => {
  fc.assert(
    fc.property(
      anyCart,
      fc.array(share, { maxLength: 4 }),
      fc.array(anyStep, { maxLength: 6 }),
      (cart, cuts, steps) => {
        let whole = closedOrder(cart, cuts);
        expectToAddUp(presentOrder(whole));
        for (const step of steps) {
          const asked = askedOf(whole, step);
          if (!asked.lines?.length && !asked.amount) continue;
          whole = refund(whole, asked, step.approves);
          expectToAddUp(presentOrder(whole));
          expect(whole.order).toMatchObject({ status: 'CLOSED', pending: null, refundAsked: null });
          expectPartsOfTenders(whole);
        }
      },
    ),
  );
});

function expectPartsOfTenders({ payments, transactions }: WholeOrder) {
  for (const { id } of payments) {
    const mine = transactions.filter((row) => row.paymentId === id && row.status === 'APPROVED');
    for (const key of ['supplyKrw', 'vatKrw', 'taxFreeKrw', 'serviceChargeKrw'] as const) {
      const held = mine.reduce((sum, row) => sum + (row.kind === 'APPROVAL' ? row[key] : -row[key]), 0);
      expect(held).toBeGreaterThanOrEqual(0);
    }
  }
}

test('lines that are refunded return their stock once, also if the rest is cancelled', () => {
  const hands = [{ type: 'INSTORE_CASH' as const, amount: 11_000 }];
  const whole = wholeOrder({ status: 'CLOSED' }, hands);
  const piece = (isStockLost: boolean): RefundAsked => ({
    lines: [{ lineId: 'line1', quantity: 1, isStockLost }],
    tenders: [{ paymentId: 'payment1', amount: 2_750 }],
    reason: '깨짐',
  });

  expect(refunded(whole, moment, piece(false)).stock.returned).toEqual([{ itemId: 'cake', quantity: 1 }]);
  const lost = refunded(whole, moment, piece(true));
  expect(lost.stock.returned).toEqual([]);
  expect(cancelled(applied(whole, lost, moment), moment, '환불').stock.returned).toEqual([
    { itemId: 'cake', quantity: 1 },
  ]);
});

test('pieces that were not counted are refunded before counted ones', () => {
  const paid = wholeOrder({ status: 'CLOSED' }, [{ type: 'INSTORE_CASH', amount: 11_000 }]);
  const whole = {
    ...paid,
    lines: paid.lines.map((line, i) => (i === 0 ? { ...line, stockTaken: 1 } : line)),
  };
  const asked: RefundAsked = {
    lines: [{ lineId: 'line1', quantity: 1, isStockLost: false }],
    tenders: [{ paymentId: 'payment1', amount: 2_750 }],
    reason: '깨짐',
  };
  const first = refunded(whole, moment, asked);
  const second = refunded(applied(whole, first, moment), moment, asked);

  expect([first, second].map(({ stock }) => stock.returned)).toEqual([[], [{ itemId: 'cake', quantity: 1 }]]);
});

test('while the provider has not decided, only the request is written', () => {
  const tenders = [
    { type: 'card' as const, amount: 4_400 },
    { type: 'INSTORE_CASH' as const, amount: 6_600 },
  ];
  const whole = wholeOrder({ status: 'CLOSED' }, tenders);
  const asked: RefundAsked = {
    amount: 5_500,
    tenders: [
      { paymentId: 'payment1', amount: 4_400 },
      { paymentId: 'payment2', amount: 1_100 },
    ],
    reason: '맛이 이상함',
  };
  const requested = refundRequested(whole, moment, { asked, jobOf: job });

  expect(requested).toMatchObject({
    changes: { pending: 'REFUND' },
    lines: [],
    payments: [],
    transactions: [{ paymentId: 'payment1', kind: 'REFUND', status: 'REQUESTED', amountKrw: 4_400 }],
    history: [{ kind: 'REFUND_REQUESTED', reason: '맛이 이상함', amountKrw: 5_500 }],
  });
  expect(presentOrder(refund(whole, asked, [false]))).toMatchObject({ refunded: 0, paid: 11_000 });
  expect(presentOrder(refund(whole, asked, [true]))).toMatchObject({ refunded: 5_500, paid: 5_500 });
});
