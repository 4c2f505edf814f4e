import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import { useSaveItem } from './item.api.ts';
import { type ItemValues, saidOf, valuesOf } from './item-values.ts';
import { placeOfRefusal } from './place-of-refusal.ts';
import { useItemWords } from './use-item-words.ts';

/** The form of an item that there is. */
export function useItemForm(storeId: string, item: CompactItem) {
  const { collections } = useMenuBook(storeId);
  const { problems } = useItemWords(storeId);
  const save = useSaveItem(storeId);
  const { id, version } = item;
  const known = new Set(collections.map((collection) => collection.id));

  return useEditForm<ItemValues>({
    saved: valuesOf(item, (collection) => known.has(collection)),
    version,
    save: (values, version, { image }) =>
      save({ id, version, ...saidOf(values), ...(image !== undefined && { imageKey: image }) }),
    problemsOf: (values) => problems(values, id),
    valuesOf: (row) => valuesOf(row as StoreItem),
    placeOf: placeOfRefusal,
  });
}
