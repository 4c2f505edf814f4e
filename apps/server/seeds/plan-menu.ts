import { newId } from '#server/db/new-id.ts';
import type { CartItem } from '#server/orders/taking/cart-items.queries.ts';
import {
  type MenuCategory,
  type MenuChoice,
  type MenuCollection,
  type MenuItem,
  readMenu,
} from './menu/read-menu.ts';

type Named<T> = T & { id: string };

export type PlannedCollection = Named<Omit<MenuCollection, 'choices'>> & { choices: Named<MenuChoice>[] };
export type PlannedItem = Named<MenuItem> & {
  category: Named<MenuCategory>;
  /** In display order. */
  collections: PlannedCollection[];
};
export type MenuPlan = {
  categories: Named<MenuCategory>[];
  collections: PlannedCollection[];
  items: PlannedItem[];
};

/** The demo menu with the ids that it will have. */
export function planMenu(): MenuPlan {
  const menu = readMenu();
  const collections = menu.collections.map((collection) => ({
    ...named(collection),
    choices: collection.choices.map(named),
  }));
  const bySlug = new Map(collections.map((collection) => [collection.slug, collection]));
  const categories = menu.categories.map(named);
  const items = categories.flatMap((category) =>
    category.items.map((item) => ({
      ...named(item),
      category,
      collections: (item.options ?? []).flatMap((slug) => bySlug.get(slug) ?? []),
    })),
  );
  return { categories, collections, items };
}

function named<T extends object>(thing: T): Named<T> {
  return { ...thing, id: newId() };
}

/** The item as input for pricing: not counted and not sold out. */
export function offerOf({ id, name, nameEn, price, category, collections }: PlannedItem): CartItem {
  return {
    ...{ id, name, nameEn, price, marketPrice: false, stock: null, soldOut: false },
    categoryId: category.id,
    categoryName: category.name,
    taxable: category.taxable,
    rewardable: category.rewardable,
    collections: collections.map(({ id, mandatory, multiple, choices }) => ({
      ...{ id, mandatory, multiple },
      choices: choices.map(({ id, name, nameEn, priceDifference }) => ({
        ...{ id, name, nameEn, priceDifference, soldOut: false },
      })),
    })),
  };
}
