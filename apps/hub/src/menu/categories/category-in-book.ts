import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type MenuPart, patched } from '#hub/menu/ahead.ts';

/** A category as an optimistic part of the menu. The answer may include changes by somebody else. */
export function categoryPart({ id, enabled }: Category): MenuPart<Partial<Category>> {
  return {
    name: `category ${id}`,
    read: ({ categories }) => categories.find((now) => now.id === id) ?? { enabled },
    write: (book, change) => ({
      ...book,
      categories: book.categories.map((now) => (now.id === id ? patched(now, change) : now)),
    }),
  };
}
