import { useDebouncedValue } from '@mantine/hooks';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useId } from 'react';
import { hasNamesake } from '#hub/menu/item/item-values.ts';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import type { ItemFieldsProps } from './basic-fields.tsx';
import styles from './fields.module.css';

/** Delay before the name is checked, in ms, because the beginning of a longer name may match another item. */
const rest = 600;

/** A field for an item's name. It shows a note if its category has another item with that name. */
export function NameField({ storeId, form, itemId }: ItemFieldsProps) {
  const { t } = useItemWords(storeId);
  const { items } = useCachedMenu(storeId);
  const { values, set, errorOf, isSaving } = form;
  const { name } = values;
  const [rested] = useDebouncedValue(name, rest);
  // While a new item is being saved, the menu may already contain it.
  const isTwice = !isSaving && rested === name && hasNamesake(items, values, itemId);
  const noteId = useId();

  return (
    <div>
      <TextInput
        name="name"
        label={t('name')}
        autoFocus={itemId === undefined}
        autoComplete="off"
        maxLength={longest.item}
        value={name}
        onChange={(typed) => set('name', typed)}
        error={errorOf('name')}
        describedBy={isTwice ? noteId : undefined}
      />
      <p id={noteId} role="status" className={styles.hint}>
        {isTwice && t('nameTwice')}
      </p>
    </div>
  );
}
