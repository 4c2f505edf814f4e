import { mostWon } from '@maru/contract/fields.ts';
import { type CartLine, type Discount, priceCart } from '@maru/contract/money/price-cart.ts';
import type { PricedCart, PricedLine, TaxParts } from '@maru/contract/money/priced-cart.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { heldParts } from '#server/payments/payment-records.ts';
import {
  heldByAll,
  type LineRecord,
  type OrderRecord,
  priceColumns,
  sumColumns,
  type WholeOrder,
} from '../order-records.ts';
import { pointsOf } from '../points/points-followed.ts';
import type { CartItem } from '../taking/cart-items.queries.ts';
import { newLine } from '../taking/new-order.ts';
import { type LineOffer, priceOrder } from '../taking/price-order.ts';
import { closedOncePaid } from '../transitions/closed.ts';
import { stockOfLine } from '../transitions/lines-refunded.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { type ChangePlan, type ExistingLine, stockBack } from './plan-change.ts';

type Change = {
  plan: ChangePlan;
  /** The items of added lines as they are now. */
  menu: ReadonlyMap<string, CartItem>;
  /** Counted items with what is left of each. */
  left: ReadonlyMap<string, number>;
  /** What the device showed for the added lines. */
  addedTotal: number;
  /** The points that the order uses from now on; undefined: as before. */
  pointsUsed?: number | undefined;
  /** The customer named by this change; null removes the one before, undefined keeps it. */
  customerId?: string | null | undefined;
};

/**
 * Changes the lines of an open order: existing lines keep their unit prices, added ones are priced from the menu, and
 * the discount of the order is spread again over all. Closes an order of which nothing is left to pay, if the setting
 * says so.
 */
export function changed(whole: WholeOrder, moment: Moment, change: Change): Transition {
  const { order, lines: before } = whole;
  const { plan, left } = change;
  const { offers, priced: added } = priceOrder(change.menu, {
    lines: plan.added,
    taxType: order.taxType,
  });
  const stock = { returned: returnedBy(plan.existing), taken: takenBy(offers, left) };
  checkStock(offers, { left, ...stock });

  const stockTaken = new Set(left.keys());
  const lastNumber = Math.max(...before.map(({ lineNumber }) => lineNumber));
  const newLines = offers.map((offer, i) => ({
    ...newLine({ priced: added, stockTaken }, order, offer, i),
    lineNumber: lastNumber + i + 1,
  }));
  const kept = plan.existing.flatMap(({ line, quantity }) => (quantity > 0 ? [lowered(line, quantity)] : []));
  const lines = [...kept, ...newLines];
  const priced = repriced(order, lines, change.pointsUsed);
  if (added.total !== change.addedTotal) fail('PRICE_CHANGED', priced);
  checkWhole(whole, priced);
  checkPoints(whole, priced, change);

  const changing = transitionOf({
    changes: { ...sumColumns(priced), ...namedBy(change) },
    lines: lines.map((line, i) => ({ ...line, ...priceColumns(priced.lines[i] as PricedLine) })),
    removedLines: plan.existing.flatMap(({ line, quantity }) => (quantity > 0 ? [] : [line.id])),
    history: [...naming(order, change), ...plan.existing.flatMap(removalOf), ...newLines.map(additionOf)],
    stock,
  });
  return closedOncePaid(whole, changing, moment);
}

/** Prices lines at their own unit prices. A discount by amount stays as given, but never exceeds what it reduces. */
function repriced(order: OrderRecord, lines: readonly LineRecord[], pointsUsed?: number): PricedCart {
  return priceCart({
    taxType: order.taxType,
    orderDiscount: discountOf(order.orderDiscountAsked, order.orderDiscountKrw),
    pointsUsed: pointsUsed ?? order.pointsUsedKrw,
    lines: lines.map(
      ({ unitPriceKrw, quantity, taxable, discountAsked, discountKrw }): CartLine => ({
        price: unitPriceKrw,
        optionDifferences: [],
        quantity,
        taxable,
        discount: discountOf(discountAsked, discountKrw),
      }),
    ),
  });
}

/** Rows that were written before the given discount was stored have only its amount. */
function discountOf(asked: Discount | null, amount: number): Discount | undefined {
  return asked ?? (amount > 0 ? { kind: 'AMOUNT', amount } : undefined);
}

function lowered(line: LineRecord, quantity: number): LineRecord {
  return { ...line, quantity, stockTaken: stockOfLine({ ...line, quantity }) };
}

function checkWhole({ payments, transactions }: WholeOrder, priced: PricedCart) {
  if (priced.lines.length === 0) fail('ORDER_NOT_CHANGEABLE', { reason: 'EMPTY' });
  if (priced.gross > mostWon) throw new Refusal('WRONG_FORMAT', undefined, { add: 'tooLarge' });

  if (priced.total < heldByAll(payments)) fail('ORDER_NOT_CHANGEABLE', { reason: 'BELOW_PAID' });
  const held = heldParts(transactions);
  const isBelow = (Object.keys(held) as (keyof TaxParts)[]).some((part) => priced[part] < held[part]);
  if (isBelow) fail('ORDER_NOT_CHANGEABLE', { reason: 'PART_BELOW_PAID' });
}

/** Points need a customer, who stays the same while the order holds points. */
function checkPoints(whole: WholeOrder, priced: PricedCart, { pointsUsed = 0, customerId }: Change) {
  const { order } = whole;
  if (pointsUsed > priced.pointsUsed)
    fail('POINTS_NOT_USABLE', { reason: 'NOT_PAYABLE', usable: priced.pointsUsed });
  const isOther = customerId !== undefined && customerId !== order.customerId;
  if (isOther && Math.max(order.pointsUsedKrw, pointsOf(whole).held) > 0)
    fail('ORDER_NOT_CHANGEABLE', { reason: 'POINTS_HELD' });
}

function namedBy({ customerId }: Change): Pick<OrderRecord, 'customerId'> | Record<string, never> {
  return customerId === undefined ? {} : { customerId };
}

function naming(order: OrderRecord, { customerId }: Change): Entry[] {
  if (customerId === undefined || customerId === order.customerId) return [];
  const kind = customerId === null ? 'CUSTOMER_REMOVED' : 'CUSTOMER_NAMED';
  return [{ kind, reason: null, amountKrw: null }];
}

type Moves = Transition['stock']['taken'];

function returnedBy(existing: readonly ExistingLine[]): Moves {
  return existing.flatMap(({ line, quantity }) => {
    const back = stockBack(line, quantity);
    return line.itemId !== null && back > 0 ? [{ itemId: line.itemId, quantity: back }] : [];
  });
}

function takenBy(offers: readonly LineOffer[], left: Change['left']): Moves {
  return offers.flatMap(({ asked: { quantity }, item: { id } }) =>
    id !== null && left.has(id) ? [{ itemId: id, quantity }] : [],
  );
}

/** A change may take stock that it returns itself. */
function checkStock(
  offers: readonly LineOffer[],
  { left, returned, taken }: { left: Change['left']; returned: Moves; taken: Moves },
) {
  const sumOf = (moves: Moves, id: string) =>
    moves.reduce((sum, { itemId, quantity }) => (itemId === id ? sum + quantity : sum), 0);
  const lines = offers.flatMap(({ item: { id } }, line) => {
    if (id === null || !left.has(id)) return [];
    const most = (left.get(id) ?? 0) + sumOf(returned, id);
    return sumOf(taken, id) > most ? [{ line, left: most }] : [];
  });
  if (lines.length > 0) fail('STORE_ITEM_SOLD_OUT', { lines });
}

type Entry = Transition['history'][number];

function removalOf({ line, quantity, reason }: ExistingLine): Entry[] {
  const fewer = line.quantity - quantity;
  if (fewer === 0) return [];
  return [
    {
      kind: reason === null ? 'LINE_REMOVED' : 'LINE_VOIDED',
      reason,
      amountKrw: fewer * line.unitPriceKrw,
      ...itemOf(line, fewer),
    },
  ];
}

function additionOf(line: LineRecord): Entry {
  return { kind: 'LINE_ADDED', reason: null, amountKrw: line.grossKrw, ...itemOf(line, line.quantity) };
}

function itemOf({ name, nameEn }: LineRecord, itemQuantity: number) {
  return { itemName: name, itemNameEn: nameEn, itemQuantity };
}
