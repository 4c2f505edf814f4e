import type { OptionCollection } from './options.endpoints.ts';

type Collection = Pick<OptionCollection, 'id' | 'mandatory' | 'multiple'> & {
  choices: readonly { id: string }[];
};

/**
 * Whether the chosen options fit an item's collections: a mandatory collection needs at least one choice, a
 * collection without `multiple` takes at most one, and no choice is unknown or listed twice.
 */
export function areChoicesValid(collections: readonly Collection[], choiceIds: readonly string[]): boolean {
  const chosen = new Set(choiceIds);
  if (chosen.size !== choiceIds.length) return false;

  let known = 0;
  for (const { mandatory, multiple, choices } of collections) {
    const count = choices.filter(({ id }) => chosen.has(id)).length;
    if (mandatory && count === 0) return false;
    if (!multiple && count > 1) return false;
    known += count;
  }
  return known === chosen.size;
}

type Offered<C> = Pick<OptionCollection, 'mandatory'> & { choices: readonly C[] };

/**
 * Whether a mandatory collection has no available choice left. The item then counts as sold out, whatever was
 * chosen.
 */
export function lacksChoice<C>(
  collections: readonly Offered<C>[],
  isSoldOut: (choice: C) => boolean,
): boolean {
  return collections.some(({ mandatory, choices }) => mandatory && choices.every(isSoldOut));
}
