import { anyCart, anyShare } from '@maru/contract/money/cart-builders.ts';
import { type Cart, priceCart } from '@maru/contract/money/price-cart.ts';
import { refundFromTenders } from '@maru/contract/money/refund-parts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addParts, heldBy, heldParts, taxColumns, taxPartsOf } from '#server/payments/payment-records.ts';
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
/** A refund: by lines or by amount, how much, how much of it by cards, and whether each provider approves. */
const anyStep = fc.record({
  byLines: fc.boolean(),
  byCard: anyShare,
  of: anyShare,
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

type Step = { byLines: boolean; byCard: number; of: number };

/** A refund that this order allows. */
function askedOf(whole: WholeOrder, { byLines, byCard, of }: Step): RefundAsked {
  const stands = whole.order.totalKrw - whole.order.refundedKrw;
  const pieces = whole.lines.map(({ id, quantity, refundedQuantity }) => {
    return { lineId: id, quantity: Math.ceil((quantity - refundedQuantity) * of), isStockLost: false };
  });
  const lines = pieces.filter(({ quantity }) => quantity > 0);
  const asked = byLines ? { lines } : { amount: Math.floor(stands * of) };
  const refunds = splitRefund(whole.lines, asked) ?? [];
  const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const given = new Map<string, number>();
  const give = (isCard: boolean, most: number) =>
    whole.payments.reduce((left, payment) => {
      const before = given.get(payment.id) ?? 0;
      const amount = (payment.type === 'card') === isCard ? Math.min(left, heldBy(payment) - before) : 0;
      if (amount > 0) given.set(payment.id, before + amount);
      return left - amount;
    }, most);
  const cardPart = Math.floor(total * byCard);
  give(true, give(false, total - cardPart + give(true, cardPart)));
  const tenders = [...given].map(([paymentId, amount]) => ({ paymentId, amount }));
  return { ...asked, tenders, reason: '맛이 이상함' };
}

/** Refunds, and books what each provider decides. */
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
      fc.array(anyShare, { minLength: 1, maxLength: 4 }),
      fc.array(anyStep, { maxLength: 6 }),
      (cart, cuts, steps) => {
        let whole = closedOrder(cart, cuts);
        expectToAddUp(presentOrder(whole));
        for (const step of steps) {
          const asked = askedOf(whole, step);
          if (!asked.lines?.length && !asked.amount) continue;
          const before = whole;
          whole = refund(before, asked, step.approves);
          expectToAddUp(presentOrder(whole));
          if (wasApproved(before, whole)) expectSharedParts(before, whole, asked);
          expect(whole.order).toMatchObject({ status: 'CLOSED', pending: null, refundAsked: null });
          expectPartsOfTenders(whole);
        }
      },
    ),
  );
});

function wasApproved(before: WholeOrder, after: WholeOrder): boolean {
  return after.transactions.slice(before.transactions.length).every(({ status }) => status === 'APPROVED');
}

/** Expects cards to take the tax parts first, and tenders in hand, which are booked later, the rest. */
function expectSharedParts(before: WholeOrder, after: WholeOrder, { tenders }: RefundAsked) {
  const isCard = ({ paymentId }: { paymentId: string }) =>
    before.payments.some(({ id, type }) => id === paymentId && type === 'card');
  const inTurn = [...tenders.filter(isCard), ...tenders.filter((tender) => !isCard(tender))];
  const heldBefore = ({ paymentId, amount }: RefundAsked['tenders'][number]) => ({
    amount,
    held: heldParts(before.transactions.filter((row) => row.paymentId === paymentId)),
  });
  const refundedOf = ({ order }: WholeOrder) =>
    taxPartsOf({
      ...{ supplyKrw: order.refundedSupplyKrw, vatKrw: order.refundedVatKrw },
      ...{ taxFreeKrw: order.refundedTaxFreeKrw, serviceChargeKrw: order.refundedServiceChargeKrw },
    });
  const parts = addParts(refundedOf(after), refundedOf(before), -1);
  const booked = after.transactions.slice(before.transactions.length);
  const partsOfTender = ({ paymentId }: { paymentId: string }) =>
    booked.filter((row) => row.paymentId === paymentId).map((row) => taxPartsOf(row))[0];
  expect(inTurn.map(partsOfTender)).toEqual(refundFromTenders(parts, inTurn.map(heldBefore)));
}

test('what a card and cash give back together are the tax parts that the order gives back', () => {
  const tenders = [
    { type: 'card' as const, amount: 5_500 },
    { type: 'INSTORE_CASH' as const, amount: 5_500 },
  ];
  const asked: RefundAsked = {
    amount: 5_500,
    tenders: [
      { paymentId: 'payment1', amount: 2_200 },
      { paymentId: 'payment2', amount: 3_300 },
    ],
    reason: '맛이 이상함',
  };
  const whole = refund(wholeOrder({ status: 'CLOSED' }, tenders), asked, [true]);
  const refunds = whole.transactions.filter(({ kind }) => kind === 'REFUND');

  expect(whole.order).toMatchObject({ refundedSupplyKrw: 5_000, refundedVatKrw: 500 });
  expect(refunds).toMatchObject([
    { paymentId: 'payment1', supplyKrw: 2_000, vatKrw: 200 },
    { paymentId: 'payment2', supplyKrw: 3_000, vatKrw: 300 },
  ]);
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
