import type { Undone } from './undo-change.api.ts';

export type Kept = Undone['kept'][number];
type Field = Kept['fields'][number];

/** These reasons are about a name only: the row itself was restored. */
type NameReason = 'NAME_USED' | 'NAME_TWICE';
/** A field that the undo left unchanged. */
type LeftField = Field & { reason: Exclude<Field['reason'], NameReason> };

export function isLeft(field: Field): field is LeftField {
  return field.reason !== 'NAME_USED' && field.reason !== 'NAME_TWICE';
}

/**
 * Groups the results of an undo to report: what was restored under another name, what was left unchanged, and
 * what now shares a name with another item.
 */
export function sortKept(kept: readonly Kept[]) {
  const having = (reason: NameReason) =>
    kept.filter(({ fields }) => fields.some((field) => field.reason === reason));
  return {
    renamed: having('NAME_USED'),
    left: kept.filter(({ fields }) => fields.some(isLeft)),
    twins: having('NAME_TWICE'),
  };
}

/** Key of the text that reports the result of an undo. */
export function keptWords({ isUndone, itemCount, kept }: Undone) {
  if (!isUndone) return 'textNone';
  if (sortKept(kept).left.length === 0) return 'textNames';
  // The category or collection was restored, but none of its items.
  return itemCount === 0 ? 'textNoItems' : 'text';
}
