import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type OptimisticPart, patched } from '#hub/menu/optimistic-values.ts';

/**
 * The switch of a category as an optimistic part of the menu. Once the server has answered, the part is its whole row,
 * which may contain changes by other people.
 */
export function categoryPart({ id, enabled }: Category): OptimisticPart<Partial<Category>> {
  return {
    name: `category ${id}`,
    read: ({ categories }) => categories.find((now) => now.id === id) ?? { enabled },
    write: (menu, change) => ({
      ...menu,
      categories: menu.categories.map((now) => (now.id === id ? patched(now, change) : now)),
    }),
  };
}
