import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { collectionsOf, type Menu } from '#hub/menu/menu.ts';
import type { Cart, CartLine, SeenName } from '#hub/payments/sale-queue/stored-cart.ts';
import { countOf } from './cart.ts';

/** Why the chosen options do not fit the item any more. */
export type OptionProblem =
  /** Deleted, or no longer part of this item. */
  | { kind: 'CHOICE_GONE'; names: readonly SeenName[] }
  | { kind: 'CHOICE_SOLD_OUT'; names: readonly SeenName[] }
  /** A mandatory collection without a choice. */
  | { kind: 'CHOICE_NEEDED'; names: readonly SeenName[] }
  /** More than one choice in a single-choice collection. */
  | { kind: 'ONE_CHOICE_ONLY'; names: readonly SeenName[] };

/** Why a line cannot be sold. */
export type LineProblem =
  | { kind: 'GONE' }
  /** The item's category is not offered at the till. */
  | { kind: 'CATEGORY_OFF' }
  | { kind: 'SOLD_OUT' }
  /** `fits`: the possible quantity of this line, given the other lines. */
  | { kind: 'FEW_LEFT'; left: number; fits: number }
  | OptionProblem;

/** Why a line cannot be sold with the current menu; null if it can. */
export function problemOf(line: CartLine, menu: Menu, cart: Cart): LineProblem | null {
  if (line.itemId === null) return null;
  const item = menu.itemById.get(line.itemId);
  if (!item) return { kind: menu.switchedOff.has(line.itemId) ? 'CATEGORY_OFF' : 'GONE' };
  if (menu.soldOut.has(item.id)) return { kind: 'SOLD_OUT' };

  const wrong = optionProblemOf({ item, choiceIds: line.choiceIds, seen: line.seen.choices ?? [] }, menu);
  if (wrong) return wrong;

  const wanted = countOf(cart, item.id);
  if (item.stock === null || wanted <= item.stock) return null;
  return { kind: 'FEW_LEFT', left: item.stock, fits: Math.max(0, item.stock - (wanted - line.quantity)) };
}

type Chosen = {
  item: CompactItem;
  choiceIds: readonly string[];
  /** Names of the choices when they were chosen, for deleted ones. */
  seen?: readonly (SeenName & { id: string })[];
};

export function optionProblemOf({ item, choiceIds, seen = [] }: Chosen, menu: Menu): OptionProblem | null {
  const asked = collectionsOf(menu, item);
  const offered = new Map(asked.flatMap(({ choices }) => choices.map((choice) => [choice.id, choice])));

  const gone = choiceIds.filter((id) => !offered.has(id));
  if (gone.length > 0) return { kind: 'CHOICE_GONE', names: seen.filter(({ id }) => gone.includes(id)) };
  const soldOut = choiceIds.flatMap((id) => (menu.soldOut.has(id) ? (offered.get(id) ?? []) : []));
  if (soldOut.length > 0) return { kind: 'CHOICE_SOLD_OUT', names: soldOut };

  const chosenOf = ({ choices }: OptionCollection) => choices.filter(({ id }) => choiceIds.includes(id));
  const needed = asked.filter((it) => it.mandatory && chosenOf(it).length === 0);
  if (needed.length > 0) return { kind: 'CHOICE_NEEDED', names: needed };
  const tooMany = asked.filter((it) => !it.multiple && chosenOf(it).length > 1);
  return tooMany.length > 0 ? { kind: 'ONE_CHOICE_ONLY', names: tooMany } : null;
}
