import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type OptimisticPart, patched } from '#hub/menu/optimistic-values.ts';

/** A category as an optimistic part of the menu. The server's answer may include changes by other people. */
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
