import { foldName } from '@maru/contract/menu/fold-name.ts';

type Row = { what: 'NEW' | 'CHANGED'; name: string; category: string };
type Menu = {
  items: readonly { name: string; categoryId: string }[];
  categories: readonly { id: string; name: string }[];
};

/**
 * New items that share their name with an item in another category. Somebody who meant to move that item would get a
 * duplicate.
 */
export function namesakesOf(rows: readonly Row[], { items, categories }: Menu): string[] {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const categoryOf = new Map(items.map(({ name, categoryId }) => [foldName(name), nameOf.get(categoryId)]));
  return rows.flatMap(({ what, name }) => {
    const category = what === 'NEW' ? categoryOf.get(foldName(name)) : undefined;
    return category === undefined ? [] : `${name} (${category})`;
  });
}
