import { ActionIcon } from '@mantine/core';
import { mostCollectionsOfItem } from '@maru/contract/menu/menu-fields.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import { moveTo } from '#hub/lib/sorting/moves.ts';
import { SortableList } from '#hub/lib/sorting/sortable-list.tsx';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import styles from './fields.module.css';

type OptionsFieldProps = {
  storeId: string;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  error: string | undefined;
};

/** A field for the option collections of an item, in the order in which the till asks for them. */
export function OptionsField({ storeId, value, onChange, error }: OptionsFieldProps) {
  const { t, nameOf, collectionName } = useItemWords(storeId);
  const { collections } = useCachedMenu(storeId);
  const nameById = (id: string) => collectionName(id) ?? t('optionsGone');
  const left = collections.filter(({ id }) => !value.includes(id));

  return (
    <div className={styles.options} data-field="optionCollectionIds">
      {value.length > 0 && (
        <SortableList
          label={t('options')}
          items={value.map((id) => ({ id }))}
          nameOf={({ id }) => nameById(id)}
          onMove={(id, toIndex) => onChange(moveTo(value, id, toIndex))}
          renderItem={({ id }, handle) => (
            <div className={styles.option}>
              {handle}
              <span className={styles.optionName}>
                {nameById(id)}
                <span className={styles.choices}>
                  {collections
                    .find((collection) => collection.id === id)
                    ?.choices.map((choice) => nameOf(choice))
                    .join(', ')}
                </span>
              </span>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('optionsRemove', { name: nameById(id) })}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </div>
          )}
        />
      )}
      {left.length > 0 && (
        <Dropdown
          label={t('optionsAdd')}
          placeholder={t('optionsChoose')}
          options={left.map((collection) => ({ value: collection.id, label: nameOf(collection) ?? '' }))}
          value={null}
          onChange={(id) => id !== null && onChange([...value, id])}
          search={{ nothingFoundText: t('optionsNone') }}
          disabled={value.length >= mostCollectionsOfItem}
        />
      )}
      {collections.length === 0 && (
        <p className={styles.note}>
          {t('optionsEmpty')}{' '}
          <Link className={styles.link} to={paths.newOptionCollection({ storeId })}>
            {t('optionsMake')}
          </Link>
        </p>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
