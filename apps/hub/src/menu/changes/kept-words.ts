import type { Undone } from './undo-change.api.ts';

/** By which words an undo that left something is told: a category or a collection that came back is more than its items. */
export function keptWords({ isUndone, itemCount, kept }: Undone) {
  if (!isUndone) return 'textNone';
  const isRenamed = kept.some(({ fields }) => fields.some(({ reason }) => reason === 'NAME_USED'));
  return itemCount === 0 || isRenamed ? 'textPlain' : 'text';
}
