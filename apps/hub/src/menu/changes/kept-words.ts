import type { Undone } from './undo-change.api.ts';

type Reason = Undone['kept'][number]['fields'][number]['reason'];

/** All went back, and its name is to be looked at. */
const namesTold: ReadonlySet<Reason> = new Set(['NAME_USED', 'NAME_TWICE']);

/** By which words an undo that left something is told: a category or a collection that came back is more than its items. */
export function keptWords({ isUndone, itemCount, kept }: Undone) {
  if (!isUndone) return 'textNone';
  const isOfNames = kept.some(({ fields }) => fields.some(({ reason }) => namesTold.has(reason)));
  return itemCount === 0 || isOfNames ? 'textPlain' : 'text';
}
