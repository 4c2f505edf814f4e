import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type OptimisticPart, patched } from '#hub/menu/optimistic-values.ts';

/**
 * The switch of a category as an optimistic part of the menu. A press writes only `enabled`. The server's answer writes
 * the whole row of the category, which may contain changes by other people.
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
