import { areChoicesValid } from '@maru/contract/menu/option-rules.ts';
import type { Difference } from '@maru/contract/orders/difference.ts';
import type { Receipted } from '@maru/contract/orders/receipted.ts';
import { fail } from '#server/http/refusal.ts';
import type { CartItem } from '../cart-items.queries.ts';
import {
  type AskedLine,
  choicesOf,
  isOfItem,
  isSoldOut,
  type LineOffer,
  typedOffer,
  typedPrice,
} from '../price-order.ts';
import type { GoneItem, StatedChoice } from './stated-items.queries.ts';

export type StatedMenu = {
  /** What the menu sells now. */
  items: ReadonlyMap<string, CartItem>;
  gone: ReadonlyMap<string, GoneItem>;
  /** The chosen options, including deleted ones. */
  choices: ReadonlyMap<string, StatedChoice>;
};

type Stated = Receipted['lines'][number];
type Choice = LineOffer['choices'][number];
type Read = { offer: LineOffer; differences: readonly Difference[] };

/**
 * Returns the lines of an offline sale at the prices of its device, with their differences from the menu. Refuses only
 * items and options that the store never had.
 */
export function statedOffers(menu: StatedMenu, lines: readonly AskedLine[], stated: readonly Stated[]) {
  const unknown = lines.flatMap((line, i) =>
    isOfItem(line) && !menu.items.has(line.itemId) && !menu.gone.has(line.itemId) ? [i] : [],
  );
  if (unknown.length > 0) fail('STORE_ITEM_NOT_FOUND', { lines: unknown });
  const strange = lines.flatMap((line, i) =>
    choicesOf(line).every((id) => menu.choices.has(id)) ? [] : [i],
  );
  if (strange.length > 0) fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines: strange });

  const read = lines.map((line, i): Read => {
    if (!isOfItem(line)) return { offer: typedOffer(line), differences: [] };
    const item = (menu.items.get(line.itemId) ?? menu.gone.get(line.itemId)) as CartItem | GoneItem;
    return readLine(line, stated[i] as Stated, item, menu.choices);
  });
  return {
    offers: read.map(({ offer }) => offer),
    differences: read.flatMap(({ differences }) => differences),
  };
}

function readLine(
  asked: LineOffer['asked'],
  { unitPrice, optionDifferences }: Stated,
  item: CartItem | GoneItem,
  known: StatedMenu['choices'],
): Read {
  const ofMenu = choicesOf(asked).map((id) => choiceOf(item, known.get(id) as StatedChoice));
  const choices = ofMenu.map(({ choice }, i) => ({
    ...choice,
    priceDifference: optionDifferences?.[i] ?? choice.priceDifference,
  }));
  const price = choices.reduce((rest, { priceDifference }) => rest - priceDifference, unitPrice);
  const differences = [
    ...ofItem(item, price, typedPrice({ asked, item })),
    ...ofMenu.flatMap(({ choice, isOffered }, i) => ofChoice(choice, isOffered, choices[i] as Choice)),
    ...(hasOtherRules(item, ofMenu) ? [{ kind: 'OPTION_RULES' as const, ...nameOf(item) }] : []),
  ];
  return { offer: { asked, item: { ...item, price }, choices }, differences };
}

/** A choice as the item offers it now, or as it was. */
function choiceOf({ collections }: CartItem, known: StatedChoice): { choice: Choice; isOffered: boolean } {
  const { collectionId } = known;
  const offered = collections
    .find(({ id }) => id === collectionId)
    ?.choices.find(({ id }) => id === known.id);
  return { choice: { ...(offered ?? known), collectionId }, isOffered: offered !== undefined };
}

function ofItem(item: CartItem | GoneItem, price: number, typed: number | undefined): Difference[] {
  const name = nameOf(item);
  const found: Difference[] = [];
  if ('isDeleted' in item) found.push({ kind: item.isDeleted ? 'DELETED' : 'CATEGORY_GONE', ...name });
  else if (isSoldOut(item)) found.push({ kind: 'SOLD_OUT', ...name });
  if (price !== item.price && typed === undefined)
    found.push({ kind: 'PRICE', ...name, menu: item.price, sold: price });
  return found;
}

function ofChoice(choice: Choice, isOffered: boolean, { priceDifference: sold }: Choice): Difference[] {
  const name = nameOf(choice);
  const found: Difference[] = [];
  if (!isOffered) found.push({ kind: 'OPTION_DELETED', ...name });
  else if (choice.soldOut) found.push({ kind: 'OPTION_SOLD_OUT', ...name });
  if (sold !== choice.priceDifference)
    found.push({ kind: 'OPTION_PRICE', ...name, menu: choice.priceDifference, sold });
  return found;
}

/** Whether the choices break the rules of the item and no other difference explains that already. */
function hasOtherRules(item: CartItem | GoneItem, chosen: readonly ReturnType<typeof choiceOf>[]): boolean {
  if ('isDeleted' in item || isSoldOut(item) || chosen.some(({ isOffered }) => !isOffered)) return false;
  return !areChoicesValid(
    item.collections,
    chosen.map(({ choice: { id } }) => id),
  );
}

function nameOf({ name, nameEn }: { name: string; nameEn: string | null }) {
  return { name, nameEn };
}
