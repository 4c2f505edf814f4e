import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { type EditFormState, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { leaveList } from '#hub/menu/items/list/list-position.ts';
import { useSaveItem } from './item.api.ts';
import { itemFieldOf } from './item-field-of.ts';
import { emptyItem, type ItemValues, itemInputOf, stockOf } from './item-values.ts';
import { useItemWords } from './use-item-words.ts';

type NewItemForm = EditFormState<ItemValues> & {
  /** Saves, and starts another item with the same category and options. */
  submitAndGoOn: () => void;
};

/** Form state of a new item. After saving, shows it in the list or starts another one. */
export function useNewItemForm(storeId: string, categoryId: string | null): NewItemForm {
  const { t, nameOf, problems } = useItemWords(storeId);
  const navigate = useNavigate();
  const { category } = useSearch({ strict: false });
  const { mutateAsync: save } = useSaveItem(storeId);
  const [blank, setBlank] = useState<ItemValues>({ ...emptyItem, categoryId });
  const made = useRef<StoreItem>(undefined);
  const goesOn = useRef(false);

  const form = useEditForm<ItemValues>({
    saved: blank,
    version: 0,
    async save(values) {
      const { image } = values;
      const input = { ...itemInputOf(values), stock: stockOf(values) };
      made.current = await save(image === null ? input : { ...input, imageKey: image });
    },
    problemsOf: (values) => problems(values),
    fieldOf: itemFieldOf,
  });

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    made.current = undefined;
    const isGoingOn = goesOn.current;
    goesOn.current = false;
    await form.submit(event);
    const item = made.current as StoreItem | undefined;
    if (!item) return;

    const message = t(isGoingOn ? 'addedNext' : 'added', { name: nameOf(item) });
    // Replaces the default notice, which has the same id.
    showNotice({ id: 'saved', type: 'SUCCESS', message });
    if (!isGoingOn) return showInList(item);
    const { placeEnabled, optionCollectionIds } = item;
    setBlank({ ...emptyItem, categoryId: item.categoryId, placeEnabled, optionCollectionIds });
    focusField(form.element.current, ['name']);
  }

  /** Shows the item in the list. If the list was filtered by category, the filter changes to the item's category. */
  function showInList({ id, categoryId }: StoreItem) {
    const address = category === undefined ? {} : { category: categoryId };
    leaveList(storeId, { itemId: id, scrollY: 'NEW', address });
    // Replaces the form in the history, so that Back does not return to an empty form.
    return navigate({ to: paths.menu({ storeId }), search: address, replace: true, ignoreBlocker: true });
  }

  return {
    ...form,
    submit,
    submitAndGoOn() {
      goesOn.current = true;
      form.element.current?.requestSubmit();
    },
  };
}
