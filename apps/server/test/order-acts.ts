import type { Endpoint } from '@maru/contract/endpoint.ts';
import { refundLines, sumOfRefund } from '@maru/contract/money/refund-lines.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import {
  correctTender,
  postPayment,
  postTransaction,
} from '@maru/contract/orders/order-payments.endpoints.ts';
import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import fc from 'fast-check';
import type { Caller, Shop } from './open-shop.ts';

type At = Awaited<ReturnType<Shop['openStore']>>;
export type Item = 'americano' | 'cake' | 'fruitBox';
export type Sold = { item: Item; quantity: number };

/** Prices of the sample menu; an americano is hot. */
export const prices: Record<Item, number> = { americano: 4_500, cake: 6_800, fruitBox: 5_500 };

/** The order with which a sequence begins. */
export type Taking = { lines: readonly Sold[]; percentOff: number; percentPaid: number };

/**
 * What somebody does to the order. Indexes count from the first line or payment. `isDeclined`: the next card is
 * declined.
 */
export type Act =
  | { act: 'pay'; type: 'INSTORE_CASH' | 'INSTORE_CAT' | 'card'; percent: number; isDeclined: boolean }
  | { act: 'giveBack'; payment: number; isDeclined: boolean }
  | { act: 'correct'; payment: number; type: 'INSTORE_CASH' | 'INSTORE_CAT' }
  | { act: 'refund'; line: number | null; percent: number; isDeclined: boolean }
  | { act: 'change'; add: readonly Sold[]; line: number; quantity: number }
  | { act: 'cancel'; isDeclined: boolean }
  | { act: 'close' }
  | { act: 'revert' };

const sold = fc.record({
  item: fc.constantFrom<Item>('americano', 'cake', 'fruitBox'),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const place = fc.nat({ max: 3 });
const percent = fc.constantFrom(100, 100, 50, 7);
const isDeclined = fc.constantFrom(false, false, false, true);
const inHand = fc.constantFrom('INSTORE_CASH' as const, 'INSTORE_CAT' as const);

export const anyTaking: fc.Arbitrary<Taking> = fc.record({
  lines: fc.array(sold, { minLength: 1, maxLength: 3 }),
  percentOff: fc.constantFrom(0, 0, 10, 33),
  percentPaid: fc.constantFrom(0, 0, 60, 100),
});

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      type: fc.constantFrom('INSTORE_CASH', 'INSTORE_CAT', 'card'),
      percent,
      isDeclined,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('giveBack' as const), payment: place, isDeclined }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('correct' as const), payment: place, type: inHand }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      line: fc.option(place),
      percent,
      isDeclined,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      add: fc.array(sold, { maxLength: 2 }),
      line: place,
      quantity: fc.nat({ max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), isDeclined }) },
  { weight: 1, arbitrary: fc.constant({ act: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'revert' as const }) },
);

/** Takes an order, paid in part or wholly in cash. */
export function begin(shop: Shop, at: At, { lines, percentOff, percentPaid }: Taking) {
  const gross = priceOf(lines);
  const total = gross - Math.floor((gross * percentOff) / 100);
  const amount = Math.floor((total * percentPaid) / 100);
  return shop.order(at, {
    lines: linesOf(at, lines),
    ...(percentOff > 0 ? { orderDiscount: { kind: 'PERCENT', percent: percentOff } } : {}),
    total,
    tenders: amount > 0 ? [{ type: 'INSTORE_CASH', amount }] : [],
  });
}

export type Request = { endpoint: Endpoint; input: object };

/** What a till that shows this order sends for an act. */
export function requestOf(at: At, order: Order, act: Act): Request {
  const { storeId } = at;
  const reason = '손님이 바꿈';
  const ofOrder = { storeId, orderId: order.id, reason };
  switch (act.act) {
    case 'pay': {
      const amount = Math.max(1, Math.floor((order.leftToPay * act.percent) / 100));
      return {
        endpoint: postPayment,
        input: { storeId, storeOrderId: order.id, paymentMethod: act.type, amount },
      };
    }
    case 'giveBack':
      return { endpoint: postTransaction, input: { storeId, id: paymentAt(order, act.payment), reason } };
    case 'correct':
      return {
        endpoint: correctTender,
        input: { storeId, id: paymentAt(order, act.payment), type: act.type, reason },
      };
    case 'refund':
      return { endpoint: refundOrder, input: { ...ofOrder, ...refundOf(order, act) } };
    case 'change':
      return { endpoint: changeOrder, input: { storeId, orderId: order.id, ...changeOf(at, order, act) } };
    case 'cancel':
      return { endpoint: changeOrderStatus, input: { ...ofOrder, newOrderStatus: 'CANCELLED' } };
    case 'close':
      return {
        endpoint: changeOrderStatus,
        input: { storeId, orderId: order.id, newOrderStatus: 'CLOSED' },
      };
    case 'revert':
      return { endpoint: changeOrderStatus, input: { ...ofOrder, newOrderStatus: 'CLOSED' } };
  }
}

/** Sends a request, after setting what the terminal does to the next card. */
export async function send(shop: Pick<Shop, 'call'>, request: Request, as: Caller, key?: string) {
  const options = key === undefined ? {} : { key };
  const answer = await shop.call(request.endpoint, request.input as never, as, options);
  if (answer.http >= 500) throw new Error(`${request.endpoint.name}: ${JSON.stringify(answer)}`);
  return answer;
}

function linesOf({ menu }: At, lines: readonly Sold[]) {
  return lines.map(({ item, quantity }) => ({
    itemId: menu[item],
    choiceIds: item === 'americano' ? [menu.hot] : [],
    quantity,
  }));
}

export function priceOf(lines: readonly Sold[]): number {
  return lines.reduce((sum, { item, quantity }) => sum + prices[item] * quantity, 0);
}

function paymentAt({ id, payments }: Order, payment: number): string {
  return payments[payment % payments.length]?.id ?? id;
}

function changeOf(at: At, { lines }: Order, { add, line, quantity }: Extract<Act, { act: 'change' }>) {
  const changed = lines[line % lines.length];
  const raised = Math.max(0, quantity - (changed?.quantity ?? 0)) * (changed?.unitPrice ?? 0);
  return {
    add: linesOf(at, add),
    lines: changed ? [{ lineId: changed.id, quantity }] : [],
    addedTotal: priceOf(add) + raised,
  };
}

/** A refund of one piece of a line, or of a percentage of the paid amount, from payments that hold money. */
function refundOf(order: Order, { line, percent }: Extract<Act, { act: 'refund' }>) {
  const lineId = order.lines[(line ?? 0) % order.lines.length]?.id ?? order.id;
  const asked =
    line === null
      ? { amount: Math.max(1, Math.floor((order.paid * percent) / 100)) }
      : { lines: [{ lineId, quantity: 1 }] };
  let left = sumOfRefund(refundLines(order.lines, asked) ?? []);
  const tenders = order.payments.flatMap(({ id: paymentId, approved, refunded }) => {
    const amount = Math.min(left, approved - refunded);
    left -= amount;
    return amount > 0 ? [{ paymentId, amount }] : [];
  });
  return { ...asked, tenders };
}
