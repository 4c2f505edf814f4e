import type { Act, Item, Request, Sold, Taking } from './order-acts.ts';
import { priceOf } from './order-acts.ts';

type Tender = { id: string; type: string; held: number; isCard: boolean };
type Line = Sold & { id: string; refunded: number };

/** An order as one would keep it on paper: no tax parts, no shares, no transactions. */
export type SimpleOrder = {
  status: 'OPEN' | 'CLOSED' | 'CANCELLED';
  percentOff: number;
  lines: Line[];
  tenders: Tender[];
  refunded: number;
  /** Cakes that are left to sell. */
  cakes: number;
  /** What the tenders held before the order was cancelled. */
  heldBefore: number[];
};

/** Ids that the server gave to new lines and payments, in their order. */
export type NewIds = { lines: readonly string[]; payments: readonly string[] };

type Done = { act: Act; request: Request; newIds: NewIds; isDone: boolean; isRefused: boolean };

export function simpleOrder({ lines, percentOff, percentPaid }: Taking, ids: NewIds, cakes: number) {
  const order: SimpleOrder = {
    ...{ status: 'OPEN', percentOff, refunded: 0, cakes, heldBefore: [], tenders: [] },
    lines: lines.map((line, i) => ({ ...line, id: ids.lines[i] ?? '', refunded: 0 })),
  };
  order.cakes -= cakesOf(order.lines);
  const paid = Math.floor((totalOf(order) * percentPaid) / 100);
  if (paid > 0)
    order.tenders.push({ id: ids.payments[0] ?? '', type: 'INSTORE_CASH', held: paid, isCard: false });
  closeIfPaid(order);
  return order;
}

export function totalOf({ lines, percentOff }: Pick<SimpleOrder, 'lines' | 'percentOff'>): number {
  const gross = priceOf(lines);
  return gross - Math.floor((gross * percentOff) / 100);
}

export function heldOf({ tenders }: Pick<SimpleOrder, 'tenders'>): number {
  return tenders.reduce((sum, { held }) => sum + held, 0);
}

export function leftOf(order: SimpleOrder): number {
  return totalOf(order) - order.refunded - heldOf(order);
}

/** Whether the act is allowed. Undefined if that depends on tax parts or stock. */
export function isAllowed(order: SimpleOrder, act: Act, request: Request): boolean | undefined {
  switch (act.act) {
    case 'pay':
      return order.status === 'OPEN' && amountIn(request) <= leftOf(order);
    case 'close':
      return order.status === 'OPEN' && leftOf(order) === 0;
    case 'cancel':
      return order.status !== 'CANCELLED';
    case 'giveBack':
      return order.status === 'OPEN' && (named(order, request)?.held ?? 0) > 0;
    default:
      return undefined;
  }
}

/** Applies the act. With `isDeclined` a provider declines the first card that it is asked about. */
export function apply(order: SimpleOrder, { act, request, newIds, isDone, isRefused }: Done): void {
  if (!isDone && !isRefused) return;
  const tender = named(order, request);
  switch (act.act) {
    case 'pay': {
      const isDeclined = act.type === 'card' && act.isDeclined;
      const held = isDeclined ? 0 : amountIn(request);
      order.tenders.push({ id: newIds.payments[0] ?? '', type: act.type, held, isCard: act.type === 'card' });
      closeIfPaid(order);
      return;
    }
    case 'giveBack':
      if (tender && !isRefused) tender.held = 0;
      return;
    case 'correct':
      if (tender)
        order.tenders.push({ ...tender, id: newIds.payments[0] ?? '', type: act.type, held: tender.held });
      if (tender) tender.held = 0;
      return;
    case 'refund':
      refund(order, request, isRefused);
      return;
    case 'change':
      change(order, act, newIds);
      return;
    case 'cancel':
      cancel(order, isRefused);
      return;
    case 'close':
      order.status = 'CLOSED';
      return;
    case 'revert':
      order.status = 'CLOSED';
      order.tenders.forEach((each, i) => {
        each.held = order.heldBefore[i] ?? 0;
      });
      order.cakes -= cakesOf(order.lines);
  }
}

function refund(order: SimpleOrder, { input }: Request, isRefused: boolean) {
  const asked = input as {
    lines?: { lineId: string; quantity: number }[];
    tenders: { paymentId: string; amount: number }[];
  };
  const cards = asked.tenders.filter(({ paymentId }) => byId(order, paymentId)?.isCard);
  const given = isRefused ? cards.slice(1) : asked.tenders;
  for (const { paymentId, amount } of given) {
    const tender = byId(order, paymentId);
    if (tender) tender.held -= amount;
    order.refunded += amount;
  }
  if (isRefused) return;
  for (const { lineId, quantity } of asked.lines ?? []) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) continue;
    line.refunded += quantity;
    if (line.item === 'cake') order.cakes += quantity;
  }
}

function change(
  order: SimpleOrder,
  { add, line, quantity }: Extract<Act, { act: 'change' }>,
  newIds: NewIds,
) {
  order.cakes += cakesOf(order.lines);
  const changed = order.lines[line % order.lines.length];
  const more = changed ? Math.max(0, quantity - changed.quantity) : 0;
  const added: Sold[] = changed && more > 0 ? [...add, { item: changed.item, quantity: more }] : [...add];
  if (changed) changed.quantity = Math.min(changed.quantity, quantity);
  order.lines = order.lines.filter((each) => each.quantity > 0);
  order.lines.push(...added.map((each, i) => ({ ...each, id: newIds.lines[i] ?? '', refunded: 0 })));
  order.cakes -= cakesOf(order.lines);
  closeIfPaid(order);
}

/** If a card was declined, the cards after it were given back, and the order stays as it was. */
function cancel(order: SimpleOrder, isRefused: boolean) {
  const cards = order.tenders.filter(({ isCard, held }) => isCard && held > 0);
  if (isRefused) {
    for (const card of cards.slice(1)) {
      if (order.status === 'CLOSED') order.refunded += card.held;
      card.held = 0;
    }
    return;
  }
  order.heldBefore = order.tenders.map(({ held }) => held);
  for (const tender of order.tenders) tender.held = 0;
  order.cakes += cakesOf(order.lines);
  order.status = 'CANCELLED';
}

function closeIfPaid(order: SimpleOrder) {
  if (order.status === 'OPEN' && leftOf(order) === 0) order.status = 'CLOSED';
}

function cakesOf(lines: readonly (Sold & { refunded: number })[]): number {
  const cake: Item = 'cake';
  return lines.reduce(
    (sum, { item, quantity, refunded }) => sum + (item === cake ? quantity - refunded : 0),
    0,
  );
}

function byId({ tenders }: SimpleOrder, wanted: string): Tender | undefined {
  return tenders.find(({ id }) => id === wanted);
}

function named(order: SimpleOrder, { input }: Request): Tender | undefined {
  return 'id' in input ? byId(order, String(input.id)) : undefined;
}

function amountIn({ input }: Request): number {
  return 'amount' in input ? Number(input.amount) : 0;
}
