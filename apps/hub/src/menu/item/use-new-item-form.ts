import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { type EditForm, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { leaveList } from '#hub/menu/items/list/list-position.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import { useSaveItem } from './item.api.ts';
import { emptyItem, type ItemValues, saidOf, stockOf } from './item-values.ts';
import { useItemWords } from './use-item-words.ts';

type NewItemForm = EditForm<ItemValues> & {
  /** Saves and begins the next item, in the same category and with the same options. */
  submitAndGoOn: () => void;
};

/** The form of a new item: saved, it leads back to the list, or on to the next. */
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
      const said = { ...saidOf(values), stock: stockOf(values) };
      made.current = await save(image === null ? said : { ...said, imageKey: image });
    },
    problemsOf: (values) => problems(values),
    fieldOf: fieldOfRefusal,
  });

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    made.current = undefined;
    const isGoingOn = goesOn.current;
    goesOn.current = false;
    await form.submit(event);
    const item = made.current as StoreItem | undefined;
    if (!item) return;

    const message = t(isGoingOn ? 'addedNext' : 'added', { name: nameOf(item) });
    // In the place of the plain "saved".
    showNotice({ id: 'saved', type: 'SUCCESS', message });
    if (!isGoingOn) return showInList(item);
    const { placeEnabled, optionCollectionIds } = item;
    setBlank({ ...emptyItem, categoryId: item.categoryId, placeEnabled, optionCollectionIds });
    focusField(form.element.current, ['name']);
  }

  /** Under the category that was looked at, or all of them; in the one it was put in. */
  function showInList({ id, categoryId }: StoreItem) {
    const address = category === undefined ? {} : { category: categoryId };
    leaveList(storeId, { itemId: id, scrollY: 'NEW', address });
    // In the place of the form: back leads to where one came from, not to an empty one.
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
