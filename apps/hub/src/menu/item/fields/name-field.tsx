import { useDebouncedValue } from '@mantine/hooks';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useId } from 'react';
import { hasNamesake } from '#hub/menu/item/item-values.ts';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import type { ItemFieldsProps } from './basic-fields.tsx';
import styles from './fields.module.css';

/** Typing has come to a rest after this, in ms: on the way to a longer name nobody wants to hear of a shorter one. */
const rest = 600;

/** What an item is called; says quietly where its category has one of that name already. */
export function NameField({ storeId, form, itemId }: ItemFieldsProps) {
  const { t } = useItemWords(storeId);
  const { items } = useMenuBook(storeId);
  const { values, set, errorOf, isSaving } = form;
  const { name } = values;
  const [rested] = useDebouncedValue(name, rest);
  // While a new one is saved the menu has it already.
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
