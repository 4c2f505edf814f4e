import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { MenuOfToday } from './menu-of-today.ts';

/** Items of today by all that a row may name them by. */
export function itemFinder({ items }: Pick<MenuOfToday, 'items'>) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byBarcode = new Map(items.flatMap((item) => (item.barcode ? [[item.barcode, item] as const] : [])));
  const byName = Map.groupBy(items, ({ categoryId, name }) => nameKey(categoryId, name));

  return {
    byId: (id: string): CompactItem | undefined => byId.get(id.toLowerCase()),
    byBarcode: (barcode: string): CompactItem | undefined => byBarcode.get(barcode),
    /** More than one where their names differ in letter case alone and none is as typed, or not at all. */
    byName(categoryId: string, name: string): readonly CompactItem[] {
      const alike = byName.get(nameKey(categoryId, name)) ?? [];
      const asTyped = alike.filter((item) => item.name === name);
      return asTyped.length > 0 ? asTyped : alike;
    },
  };
}

export type ItemFinder = ReturnType<typeof itemFinder>;

export function nameKey(category: string, name: string): string {
  return `${foldName(category)}\n${foldName(name)}`;
}
