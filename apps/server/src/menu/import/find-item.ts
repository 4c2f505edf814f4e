import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { MenuOfToday } from './menu-of-today.ts';

/** Finds current items by id, barcode or name. */
export function itemFinder({ items }: Pick<MenuOfToday, 'items'>) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byBarcode = new Map(items.flatMap((item) => (item.barcode ? [[item.barcode, item] as const] : [])));
  const byName = Map.groupBy(items, ({ categoryId, name }) => nameKey(categoryId, name));

  return {
    byId: (id: string): CompactItem | undefined => byId.get(id.toLowerCase()),
    byBarcode: (barcode: string): CompactItem | undefined => byBarcode.get(barcode),
    /**
     * Returns several items if their names differ only in letter case and none matches exactly, or if several match
     * exactly.
     */
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
