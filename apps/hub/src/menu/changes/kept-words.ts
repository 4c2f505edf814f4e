import type { Undone } from './undo-change.api.ts';

export type Kept = Undone['kept'][number];
type Field = Kept['fields'][number];

/** Of a field that went back, which leads to a name that is to be looked at. */
type NameReason = 'NAME_USED' | 'NAME_TWICE';
/** Of a field that stayed as it is. */
type LeftField = Field & { reason: Exclude<Field['reason'], NameReason> };

export function isLeft(field: Field): field is LeftField {
  return field.reason !== 'NAME_USED' && field.reason !== 'NAME_TWICE';
}

/** What there is to tell of an undo: what came back under another name, what was left, and what stands beside a namesake. */
export function sortKept(kept: readonly Kept[]) {
  const having = (reason: NameReason) =>
    kept.filter(({ fields }) => fields.some((field) => field.reason === reason));
  return {
    renamed: having('NAME_USED'),
    left: kept.filter(({ fields }) => fields.some(isLeft)),
    twins: having('NAME_TWICE'),
  };
}

/** By which words an undo is told that has something to tell. */
export function keptWords({ isUndone, itemCount, kept }: Undone) {
  if (!isUndone) return 'textNone';
  if (sortKept(kept).left.length === 0) return 'textNames';
  // A category or a collection is back, and of its items none is.
  return itemCount === 0 ? 'textNoItems' : 'text';
}
