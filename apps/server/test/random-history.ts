import type { PricedCart } from '@maru/contract/money/priced-cart.ts';
import { refundLines, sumOfRefund } from '@maru/contract/money/refund-lines.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import fc from 'fast-check';
import type { Shop } from './open-shop.ts';

type At = Awaited<ReturnType<Shop['openStore']>>;

const discount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('AMOUNT' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  ),
  { nil: undefined },
);
const line = fc.record({
  item: fc.constantFrom('americano' as const, 'cake' as const, 'fruitBox' as const),
  quantity: fc.integer({ min: 1, max: 4 }),
  discount,
});
const mood = fc.constantFrom('APPROVE' as const, 'APPROVE' as const, 'DECLINE' as const, 'TIMEOUT' as const);
/** Per cent of the amount left to pay. */
const percent = fc.constantFrom(100, 100, 33, 7);
const which = fc.nat({ max: 99 });

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('take' as const),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      discount,
      percent: fc.constantFrom(0, 100, 60),
      online: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      which,
      percent,
      with: fc.constantFrom('INSTORE_CASH' as const, 'INSTORE_CAT' as const, 'card' as const),
      mood,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), which, mood }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('revert' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('giveBack' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      which,
      mood,
      /** An amount in per cent of what the order holds; null refunds one piece of a line. */
      share: fc.constantFrom(null, null, 100, 33, 7),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      which,
      add: fc.array(line, { maxLength: 2 }),
      /** The new quantity of a line; null leaves all as they are. */
      quantity: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('close' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('settle' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 900 }) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Random events of a few days in a store: orders taken, changed, paid, given back, refunded, cancelled, reverted, closed. */
export const anyHistory = fc.array(act, { minLength: 5, maxLength: 25 });

/**
 * Applies a history to the orders in `ids` and to those that it takes. Acts that do not fit are refused. Returns the
 * orders afterwards.
 */
export async function live(
  shop: Shop,
  at: At,
  history: readonly Act[],
  ids: string[] = [],
): Promise<Order[]> {
  for (const each of history) {
    if (each.act === 'take') {
      const id = await take(shop, at, each);
      if (id) ids.push(id);
    } else if (each.act === 'wait') {
      shop.clock.now = new Date(shop.clock.now.getTime() + each.minutes * 60_000);
    } else if (each.act === 'settle') {
      shop.passTerminalTime();
      await shop.runJobs();
    } else {
      const id = ids[each.which % ids.length];
      if (id) await move(shop, at, id, each);
    }
  }
  return Promise.all(ids.map((id) => shop.readOrder(at, id)));
}

async function take(shop: Shop, at: At, taking: Extract<Act, { act: 'take' }>): Promise<string | undefined> {
  const { storeId } = at;
  const cart = {
    storeId,
    orderType: taking.online ? ('ONLINE' as const) : ('INSTORE' as const),
    lines: linesOf(at, taking.lines),
    orderDiscount: taking.discount,
  };
  // The first total is a guess; the refusal contains the right one.
  const priced = await shop.call(takeOrder, { ...cart, total: 1_000_000_000 }, at.owner);
  if (priced.status !== 'PRICE_CHANGED') throw new Error(`not priced: ${JSON.stringify(priced)}`);
  const { total } = priced.detail as { total: number };

  const amount = Math.floor((total * taking.percent) / 100);
  const tenders = amount > 0 ? [{ type: 'INSTORE_CASH' as const, amount }] : [];
  const answer = await shop.call(takeOrder, { ...cart, total, tenders }, at.owner);
  if (answer.http >= 500) throw new Error(`take: ${JSON.stringify(answer)}`);
  return answer.response?.id;
}

function linesOf({ menu }: At, lines: Extract<Act, { act: 'take' }>['lines']) {
  return lines.map(({ item, quantity, discount }) => ({
    itemId: menu[item],
    choiceIds: item === 'americano' ? [menu.iced] : [],
    quantity,
    discount,
  }));
}

async function move(shop: Shop, at: At, id: string, each: Extract<Act, { which: number }>) {
  if ('mood' in each) await shop.terminalWill(at.storeId, each.mood);
  const answer = await {
    cancel: () => shop.cancel(at, id),
    revert: () => shop.revert(at, id),
    close: () => shop.close(at, id),
    giveBack: () => giveBack(shop, at, id),
    refund: () => refund(shop, at, id, each as Extract<Act, { act: 'refund' }>),
    change: () => change(shop, at, id, each as Extract<Act, { act: 'change' }>),
    pay: () => pay(shop, at, id, each as Extract<Act, { act: 'pay' }>),
  }[each.act]();
  if (answer.http >= 500) throw new Error(`${each.act}: ${JSON.stringify(answer)}`);
}

/** Gives back the latest tender of the order. */
async function giveBack(shop: Shop, at: At, id: string) {
  const { payments } = await shop.readOrder(at, id);
  return shop.giveBack(at, payments.at(-1)?.id ?? id);
}

/** Refunds an amount, or one piece of the line that the history names, from the payments that hold money. */
async function refund(shop: Shop, at: At, id: string, each: Extract<Act, { act: 'refund' }>) {
  const order = await shop.readOrder(at, id);
  const line = order.lines[each.which % order.lines.length];
  const asked =
    each.share === null
      ? { lines: [{ lineId: line?.id ?? id, quantity: 1 }] }
      : { amount: Math.max(1, Math.floor((order.paid * each.share) / 100)) };
  let left = sumOfRefund(refundLines(order.lines, asked) ?? []);
  const tenders = order.payments.flatMap(({ id: paymentId, approved, refunded }) => {
    const amount = Math.min(left, approved - refunded);
    left -= amount;
    return amount > 0 ? [{ paymentId, amount }] : [];
  });
  return shop.refund(at, id, { ...asked, tenders });
}

async function pay(shop: Shop, at: At, id: string, each: Extract<Act, { act: 'pay' }>) {
  const { leftToPay } = await shop.readOrder(at, id);
  const amount = Math.max(1, Math.floor((leftToPay * each.percent) / 100));
  return shop.pay(at, id, { paymentMethod: each.with, amount });
}

/** Adds lines and changes the quantity of the line that the history names. */
async function change(shop: Shop, at: At, orderId: string, each: Extract<Act, { act: 'change' }>) {
  const { lines } = await shop.readOrder(at, orderId);
  const lineId = lines[each.which % lines.length]?.id ?? orderId;
  const asked = {
    ...{ storeId: at.storeId, orderId, add: linesOf(at, each.add) },
    lines: each.quantity === null ? [] : [{ lineId, quantity: each.quantity }],
  };
  // The total of what is added is a guess; the refusal contains the lines with the right ones, the added ones last.
  const answer = await shop.call(changeOrder, { ...asked, addedTotal: 1_000_000_000 }, at.owner);
  if (answer.status !== 'PRICE_CHANGED') return answer;
  const priced = (answer.detail as PricedCart).lines;
  const raised = Math.max(0, (each.quantity ?? 0) - (lines[each.which % lines.length]?.quantity ?? 0));
  const added = priced.slice(priced.length - each.add.length - (raised > 0 ? 1 : 0));
  const addedTotal = added.reduce((sum, { gross, discount }) => sum + gross - discount, 0);
  return shop.call(changeOrder, { ...asked, addedTotal }, at.owner);
}
