import { mostWon } from '@maru/contract/fields.ts';
import { areChoicesValid, lacksChoice } from '@maru/contract/menu/option-rules.ts';
import { type Discount, priceCart } from '@maru/contract/money/price-cart.ts';
import type { PricedCart, TaxType } from '@maru/contract/money/priced-cart.ts';
import type { NewItemLine, NewTypedLine } from '@maru/contract/orders/orders.endpoints.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import type { CartChoice, CartItem } from './cart-items.queries.ts';

export type AskedLine = NewItemLine | NewTypedLine;

/** What a line sells: an item of the menu, or what staff typed in. */
export type LineItem = Omit<CartItem, 'id' | 'categoryId'> & { id: string | null; categoryId: string | null };

export type LineOffer = {
  asked: AskedLine;
  item: LineItem;
  choices: (CartChoice & { collectionId: string })[];
};

/** Looks up each line in the current menu and prices the order; refuses lines that are no longer available. */
export function priceOrder(
  menu: ReadonlyMap<string, CartItem>,
  asked: {
    lines: readonly AskedLine[];
    orderDiscount?: Discount | undefined;
    pointsUsed?: number | undefined;
    taxType: TaxType;
  },
): { offers: LineOffer[]; priced: PricedCart } {
  const offers = findOffers(menu, asked.lines);
  return { offers, priced: priceOffers(offers, asked) };
}

/** Prices what lines sell. */
export function priceOffers(
  offers: readonly LineOffer[],
  asked: { taxType: TaxType; orderDiscount?: Discount | undefined; pointsUsed?: number | undefined },
): PricedCart {
  const { taxType, orderDiscount, pointsUsed } = asked;
  const priced = priceCart({
    taxType,
    orderDiscount,
    pointsUsed,
    lines: offers.map(({ asked: { quantity, discount }, item, choices }) => ({
      price: item.price,
      optionDifferences: choices.map(({ priceDifference }) => priceDifference),
      quantity,
      discount,
      taxable: item.taxable,
    })),
  });
  if (priced.gross > mostWon) throw new Refusal('WRONG_FORMAT', undefined, { lines: 'tooLarge' });
  return priced;
}

function findOffers(menu: ReadonlyMap<string, CartItem>, lines: readonly AskedLine[]): LineOffer[] {
  const numbers = (wrong: (line: AskedLine) => boolean) =>
    lines.flatMap((line, i) => (wrong(line) ? [i] : []));

  const vanished = numbers((line) => isOfItem(line) && !menu.has(line.itemId));
  if (vanished.length > 0) fail('STORE_ITEM_NOT_FOUND', { lines: vanished });

  const offers = lines.map((asked) =>
    isOfItem(asked) ? offerOf(asked, menu.get(asked.itemId) as CartItem) : typedOffer(asked),
  );
  const badOptions = offers.flatMap(({ asked, item }, i) =>
    areChoicesValid(item.collections, choicesOf(asked)) || isSoldOut(item) ? [] : [i],
  );
  if (badOptions.length > 0) fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines: badOptions });

  const soldOut = offers.flatMap(({ item, choices }, line) =>
    isSoldOut(item) || choices.some((choice) => choice.soldOut) ? [{ line, left: 0 }] : [],
  );
  if (soldOut.length > 0) fail('STORE_ITEM_SOLD_OUT', { lines: soldOut });
  return offers;
}

export function isOfItem(line: AskedLine): line is NewItemLine {
  return 'itemId' in line;
}

/**
 * The price that staff typed for a typed-in line or for an item at market price. Undefined: the price of the menu
 * counts.
 */
export function typedPrice({ asked, item }: Pick<LineOffer, 'asked' | 'item'>): number | undefined {
  return item.id === null || item.marketPrice ? asked.unitPrice : undefined;
}

export function choicesOf(asked: AskedLine): string[] {
  return isOfItem(asked) ? asked.choiceIds : [];
}

/** What a typed-in line sells: never rewardable, without stock, category and options. */
export function typedOffer(asked: NewTypedLine): LineOffer {
  const { name, unitPrice: price, taxable } = asked;
  const nothing = {
    id: null,
    nameEn: null,
    stock: null,
    categoryId: null,
    categoryName: '',
    marketPrice: false,
  };
  const item = { ...nothing, name, price, taxable, soldOut: false, rewardable: false, collections: [] };
  return { asked, item, choices: [] };
}

export function isSoldOut({ soldOut, collections }: LineItem): boolean {
  return soldOut || lacksChoice(collections, (choice) => choice.soldOut);
}

function offerOf(asked: NewItemLine, item: CartItem): LineOffer {
  const chosen = new Set(asked.choiceIds);
  const choices = item.collections.flatMap(({ id: collectionId, choices: all }) =>
    all.filter(({ id }) => chosen.has(id)).map((choice) => ({ ...choice, collectionId })),
  );
  return { asked, item: { ...item, price: typedPrice({ asked, item }) ?? item.price }, choices };
}
