import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { CachedMenu } from '#hub/menu/cached-menu.ts';

/** A category with items, in the order of the menu. */
export type CategoryShown = Pick<Category, 'id' | 'name' | 'nameEn' | 'enabled'> & {
  items: readonly CompactItem[];
  /** How many of its items the page shows. */
  shown: number;
};

export function categoriesShown({ categories, items }: Pick<CachedMenu, 'categories' | 'items'>) {
  const byCategory = Map.groupBy(items, ({ categoryId }) => categoryId);
  return categories.flatMap(({ id, name, nameEn, enabled }): CategoryShown[] => {
    const own = byCategory.get(id);
    if (!own) return [];
    const shown = own.filter(({ placeEnabled }) => placeEnabled).length;
    return [{ id, name, nameEn, enabled, items: own, shown }];
  });
}
