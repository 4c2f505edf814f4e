import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useCachedMenu, useRefreshMenu } from '#hub/menu/menu.api.ts';
import { useSaveItem } from './item.api.ts';
import { itemFieldOf } from './item-field-of.ts';
import { type ItemValues, itemInputOf, itemValuesOf } from './item-values.ts';
import { useItemWords } from './use-item-words.ts';

type ItemForm = {
  storeId: string;
  item: CompactItem;
  /** Somebody else has deleted it. Saving creates a new item. */
  isGone: boolean;
};

/** Form state of an existing item, or of one that was deleted while its form was open. */
export function useItemForm({ storeId, item, isGone }: ItemForm) {
  const { collections } = useCachedMenu(storeId);
  const { problems } = useItemWords(storeId);
  const { mutateAsync: save } = useSaveItem(storeId);
  const refresh = useRefreshMenu(storeId);
  const navigate = useNavigate();
  const { id, version } = item;
  const known = new Set(collections.map((collection) => collection.id));

  return useEditForm<ItemValues>({
    saved: itemValuesOf(item, (collection) => known.has(collection)),
    version,
    async save(values, version, { image }) {
      const input = { ...itemInputOf(values), ...(image !== undefined && { imageKey: image }) };
      if (!isGone) return save({ id, version, ...input });
      const made = await save(input);
      await navigate({
        to: paths.storeItem({ storeId, itemId: made.id }),
        replace: true,
        ignoreBlocker: true,
      });
    },
    problemsOf: (values) => problems(values, id),
    valuesOf: (row) => itemValuesOf(row as StoreItem),
    fieldOf: itemFieldOf,
    onGone: () => void refresh(),
  });
}
