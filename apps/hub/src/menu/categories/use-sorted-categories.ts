import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { inOrder } from '#hub/lib/sorting/in-order.ts';
import { useSort } from '#hub/lib/sorting/use-sort.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { sortedListOf, useSaveCategoryOrder } from './categories.api.ts';

/** A category with its number of items. */
export type CountedCategory = Category & { items: number };

/** Categories of a store, in the order that this person is dragging them into. */
export function useSortedCategories(storeId: string) {
  const { categories, items, listVersions } = useCachedMenu(storeId);
  const { mutateAsync: save } = useSaveCategoryOrder(storeId);
  const { ids, move } = useSort({
    of: storeId,
    ids: categories.map(({ id }) => id),
    version: listVersions.categories,
    save,
    listOf: sortedListOf,
  });

  const counts = new Map<string, number>();
  for (const { categoryId } of items) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const counted = categories.map(
    (category): CountedCategory => ({ ...category, items: counts.get(category.id) ?? 0 }),
  );
  return { categories: inOrder(counted, ids), move };
}
