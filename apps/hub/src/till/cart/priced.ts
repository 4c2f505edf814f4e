import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionChoice } from '@maru/contract/menu/options.endpoints.ts';
import {
  type Cart as ContractCart,
  type CartLine as ContractLine,
  priceCart,
} from '@maru/contract/money/price-cart.ts';
import type { PricedCart, PricedLine, TaxType } from '@maru/contract/money/priced-cart.ts';
import { mostUsable } from '@maru/contract/points/use.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { NewOrder } from '#hub/payments/sale-queue/sale.ts';
import type { Cart, CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { type LineProblem, problemOf } from './line-problem.ts';

export type ShownLine = {
  line: CartLine;
  item: CompactItem | null;
  choices: readonly OptionChoice[];
  taxable: boolean;
  priced: PricedLine;
  /** Unit price when added, if it has changed since. */
  priceWas: number | null;
  problem: LineProblem | null;
};

export type ShownCart = { lines: readonly ShownLine[]; priced: PricedCart; count: number; sellable: boolean };

/**
 * Computes what the screen shows of a cart, priced by the contract with the current menu. Points can be used
 * only with a connection (`mayUsePoints`).
 */
export function showCart(cart: Cart, menu: Menu, taxType: TaxType, mayUsePoints = true): ShownCart {
  const found = cart.lines.map((line) => findLine(line, menu));
  const asked: ContractCart = {
    lines: found.map(({ forPrice }) => forPrice),
    orderDiscount: cart.discount ?? undefined,
    taxType,
  };
  const use = mayUsePoints && cart.customer?.use;
  let priced = priceCart(asked);
  if (use) priced = priceCart({ ...asked, pointsUsed: mostUsable(use.points, priced.total, use) });
  const lines = found.map(({ forPrice, ...rest }, index): ShownLine => {
    const pricedLine = priced.lines[index] as PricedLine;
    const moved = pricedLine.unitPrice !== rest.line.seen.unitPrice;
    return {
      ...rest,
      taxable: forPrice.taxable,
      priced: pricedLine,
      priceWas: moved ? rest.line.seen.unitPrice : null,
      problem: problemOf(rest.line, menu, cart),
    };
  });
  return {
    lines,
    priced,
    count: cart.lines.reduce((count, { quantity }) => count + quantity, 0),
    sellable: lines.length > 0 && lines.every(({ problem }) => problem === null),
  };
}

type LineWish = Pick<CartLine, 'choiceIds' | 'quantity' | 'discount' | 'unitPrice'>;

/** Price of a line before it is in the cart. */
export function priceLine(item: CompactItem, wish: LineWish, menu: Menu): PricedLine {
  const priced = priceCart({ lines: [contractLine(item, wish, menu)], taxType: 'GENERAL' });
  return priced.lines[0] as PricedLine;
}

/** What the menu currently says about a line, to detect later changes. */
export function seenOf(item: CompactItem, wish: LineWish, menu: Menu): CartLine['seen'] {
  const { unitPrice } = priceLine(item, wish, menu);
  const choices = wish.choiceIds.flatMap((id) => menu.choiceById.get(id) ?? []);
  return {
    name: item.name,
    nameEn: item.nameEn,
    unitPrice,
    choices: choices.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
  };
}

/** The request that takes the order, with the total that the customer was told. */
export function orderOf(cart: Cart, shown: ShownCart): NewOrder {
  return {
    orderType: 'INSTORE',
    total: shown.priced.total,
    ...(cart.discount ? { orderDiscount: cart.discount } : {}),
    ...(cart.note ? { note: cart.note } : {}),
    lines: shown.lines.map(askedLine),
  };
}

function askedLine({ line, item, taxable, priced }: ShownLine): NewOrder['lines'][number] {
  const { itemId, choiceIds, quantity, place, discount, note, seen } = line;
  const ofAnyLine = {
    quantity,
    itemOrderType: place,
    ...(discount ? { discount } : {}),
    ...(note ? { note } : {}),
  };
  if (itemId === null) return { name: seen.name, unitPrice: priced.unitPrice, taxable, ...ofAnyLine };
  const typed = item?.marketPrice && line.unitPrice !== undefined ? { unitPrice: line.unitPrice } : {};
  return { itemId, choiceIds: [...choiceIds], ...typed, ...ofAnyLine };
}

function findLine(line: CartLine, menu: Menu) {
  const item = line.itemId === null ? null : (menu.itemById.get(line.itemId) ?? null);
  const choices = line.choiceIds.flatMap((id) => menu.choiceById.get(id) ?? []);
  return { line, item, choices, forPrice: item ? contractLine(item, line, menu) : lineWithoutItem(line) };
}

/** Deleted items have no price. They stay in the cart until removed. */
function lineWithoutItem(line: CartLine): ContractLine {
  const { itemId, unitPrice = 0, taxable = true, quantity, discount } = line;
  if (itemId !== null) return { price: 0, optionDifferences: [], quantity, taxable: true };
  return { price: unitPrice, optionDifferences: [], quantity, taxable, discount: discount ?? undefined };
}

/** The price before options. For an item at market price, the menu's price is only a suggestion. */
function priceOf({ marketPrice, price }: CompactItem, { unitPrice }: Pick<CartLine, 'unitPrice'>): number {
  return marketPrice ? (unitPrice ?? price) : price;
}

function contractLine(item: CompactItem, wish: LineWish, menu: Menu): ContractLine {
  const { choiceIds, quantity, discount } = wish;
  return {
    price: priceOf(item, wish),
    optionDifferences: choiceIds.flatMap((id) => menu.choiceById.get(id)?.priceDifference ?? []),
    taxable: menu.categoryById.get(item.categoryId)?.taxable ?? true,
    quantity,
    discount: discount ?? undefined,
  };
}
