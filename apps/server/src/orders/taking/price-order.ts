import { mostWon } from '@maru/contract/fields.ts';
import { areChoicesValid, lacksChoice } from '@maru/contract/menu/option-rules.ts';
import { type Discount, priceCart } from '@maru/contract/money/price-cart.ts';
import type { PricedCart, TaxType } from '@maru/contract/money/priced-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import type { CartChoice, CartItem } from './cart-items.queries.ts';

export type AskedLine = {
  itemId: string;
  choiceIds: string[];
  quantity: number;
  itemOrderType: ItemOrderType;
  discount?: Discount | undefined;
  note?: string | undefined;
};

export type LineOffer = {
  asked: AskedLine;
  item: CartItem;
  choices: (CartChoice & { collectionId: string })[];
};

/** Looks up each line in the current menu and prices the order; refuses lines that are no longer available. */
export function priceOrder(
  menu: ReadonlyMap<string, CartItem>,
  asked: { lines: readonly AskedLine[]; orderDiscount?: Discount | undefined; taxType: TaxType },
): { offers: LineOffer[]; priced: PricedCart } {
  const offers = findOffers(menu, asked.lines);
  const priced = priceCart({
    taxType: asked.taxType,
    orderDiscount: asked.orderDiscount,
    lines: offers.map(({ asked: { quantity, discount }, item, choices }) => ({
      price: item.price,
      optionDifferences: choices.map(({ priceDifference }) => priceDifference),
      quantity,
      discount,
      taxable: item.taxable,
    })),
  });
  if (priced.gross > mostWon) throw new Refusal('WRONG_FORMAT', undefined, { lines: 'tooLarge' });
  return { offers, priced };
}

function findOffers(menu: ReadonlyMap<string, CartItem>, lines: readonly AskedLine[]): LineOffer[] {
  const numbers = (wrong: (line: AskedLine) => boolean) =>
    lines.flatMap((line, i) => (wrong(line) ? [i] : []));

  const vanished = numbers(({ itemId }) => !menu.has(itemId));
  if (vanished.length > 0) fail('STORE_ITEM_NOT_FOUND', { lines: vanished });

  const offers = lines.map((asked) => offerOf(asked, menu.get(asked.itemId) as CartItem));
  const badOptions = offers.flatMap(({ asked, item }, i) =>
    areChoicesValid(item.collections, asked.choiceIds) || isSoldOut(item) ? [] : [i],
  );
  if (badOptions.length > 0) fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines: badOptions });

  const soldOut = offers.flatMap(({ item, choices }, line) =>
    isSoldOut(item) || choices.some((choice) => choice.soldOut) ? [{ line, left: 0 }] : [],
  );
  if (soldOut.length > 0) fail('STORE_ITEM_SOLD_OUT', { lines: soldOut });
  return offers;
}

function isSoldOut({ soldOut, collections }: CartItem): boolean {
  return soldOut || lacksChoice(collections, (choice) => choice.soldOut);
}

function offerOf(asked: AskedLine, item: CartItem): LineOffer {
  const chosen = new Set(asked.choiceIds);
  const choices = item.collections.flatMap(({ id: collectionId, choices: all }) =>
    all.filter(({ id }) => chosen.has(id)).map((choice) => ({ ...choice, collectionId })),
  );
  return { asked, item, choices };
}
