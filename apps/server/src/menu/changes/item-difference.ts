import { keptFields } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { ItemState } from './item-states.queries.ts';

export type ItemFields = Omit<ItemState, 'id'>;
export type FieldName = keyof ItemFields;

/** What was made of an item that was there before: the fields that differ, as they were and as they are. */
export type ItemDifference = { id: string; before: Partial<ItemFields>; after: Partial<ItemFields> };

const fieldNames = ['sort', ...keptFields] as const satisfies readonly FieldName[];

export function isSame(one: ItemFields[FieldName], other: ItemFields[FieldName]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** Of those items that differ; one that is missing after has not been looked at again and counts as it was. */
export function differencesOf(before: readonly ItemState[], after: readonly ItemState[]): ItemDifference[] {
  const later = new Map(after.map((state) => [state.id, state]));
  return before.flatMap((was) => {
    const is = later.get(was.id) ?? was;
    // A place says something in its category only: where that changes the place does, whatever its number.
    const isMoved = was.categoryId !== is.categoryId;
    const names = fieldNames.filter((name) => !isSame(was[name], is[name]) || (name === 'sort' && isMoved));
    return names.length > 0 ? [{ id: was.id, before: pick(was, names), after: pick(is, names) }] : [];
  });
}

function pick(state: ItemFields, names: readonly FieldName[]): Partial<ItemFields> {
  return Object.assign({}, ...names.map((name) => ({ [name]: state[name] })));
}
