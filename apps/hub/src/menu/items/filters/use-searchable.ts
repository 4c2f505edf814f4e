import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { useEffect } from 'react';
import { indexForSearch, type SearchIndex } from '#hub/menu/search/search-menu.ts';

/**
 * Delay before the search index is built, in ms. By then the list has rendered, and nobody can have typed
 * yet.
 */
const readyAfter = 300;

const indexes = new WeakMap<readonly CompactItem[], SearchIndex<CompactItem>>();

/** Returns the search index of these items, built once per menu. */
export function useSearchable(items: readonly CompactItem[]): () => SearchIndex<CompactItem> {
  useEffect(() => {
    const timer = setTimeout(() => indexOf(items), readyAfter);
    return () => clearTimeout(timer);
  }, [items]);

  return () => indexOf(items);
}

function indexOf(items: readonly CompactItem[]): SearchIndex<CompactItem> {
  const known = indexes.get(items);
  if (known) return known;

  const index = indexForSearch(items);
  indexes.set(items, index);
  return index;
}
