import { keptFields } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { ItemState } from './item-states.queries.ts';

export type ItemFields = Omit<ItemState, 'id'>;
export type FieldName = keyof ItemFields;

/** The fields of an existing item that a change modified, with old and new values. */
export type ItemDifference = { id: string; before: Partial<ItemFields>; after: Partial<ItemFields> };

const fieldNames = ['sort', ...keptFields] as const satisfies readonly FieldName[];

export function isSame(one: ItemFields[FieldName], other: ItemFields[FieldName]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** Differences of the items that changed. An item missing in `after` counts as unchanged. */
export function differencesOf(before: readonly ItemState[], after: readonly ItemState[]): ItemDifference[] {
  const later = new Map(after.map((state) => [state.id, state]));
  return before.flatMap((was) => {
    const is = later.get(was.id) ?? was;
    // `sort` is relative to the category: if that changes, the position changes, too.
    const isMoved = was.categoryId !== is.categoryId;
    const names = fieldNames.filter((name) => !isSame(was[name], is[name]) || (name === 'sort' && isMoved));
    return names.length > 0 ? [{ id: was.id, before: pick(was, names), after: pick(is, names) }] : [];
  });
}

function pick(state: ItemFields, names: readonly FieldName[]): Partial<ItemFields> {
  return Object.assign({}, ...names.map((name) => ({ [name]: state[name] })));
}
