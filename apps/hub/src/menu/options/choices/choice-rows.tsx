import { Button } from '@mantine/core';
import { mostChoices } from '@maru/contract/menu/menu-fields.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { IconPlus } from '@tabler/icons-react';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { SortableList } from '#hub/lib/sorting/sortable-list.tsx';
import { choiceProblems } from '#hub/menu/options/collection-problems.ts';
import {
  type CollectionValues,
  choiceField,
  choiceKeys,
  defaultKeys,
} from '#hub/menu/options/collection-values.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import { idOf } from './choice-keys.ts';
import styles from './choice-row.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { useChoiceActs } from './use-choice-acts.ts';

type ChoiceRowsProps = {
  storeId: string;
  form: EditFormState<CollectionValues>;
  /** The saved collection; undefined for a new one. */
  collection: OptionCollection | undefined;
};

/** The rows of a collection's choices, which can be added, sorted and marked as sold out. */
export function ChoiceRows({ storeId, form, collection }: ChoiceRowsProps) {
  const { t, choiceNameOf } = useOptionWords();
  const acts = useChoiceActs(form);
  const { values, errorOf } = form;
  const keys = choiceKeys(values);
  const defaults = defaultKeys(values);
  const rows = keys.flatMap((key) => {
    const choice = values[choiceField(key)];
    return choice ? [{ id: key, choice }] : [];
  });
  const listError = errorOf('order');

  return (
    <div className={styles.rows} data-new={collection === undefined || undefined}>
      <div className={styles.head} aria-hidden>
        <span />
        <div className={styles.fields}>
          <span>{t('choices.name')}</span>
          <span>{t('choices.nameEn')}</span>
          <span>{t('choices.difference')}</span>
        </div>
        <span className={styles.default}>{t('choices.default')}</span>
        {collection && <span>{t('choices.sale')}</span>}
        <span />
      </div>
      <SortableList
        items={rows}
        label={t('choices.list')}
        nameOf={({ choice }) => choiceNameOf(choice)}
        onMove={acts.move}
        renderItem={({ id: key, choice }, handle) => {
          const error = errorOf(choiceField(key));
          return (
            <ChoiceRow
              storeId={storeId}
              rowKey={key}
              position={keys.indexOf(key) + 1}
              choice={choice}
              saved={collection?.choices.find(({ id }) => id === idOf(key))}
              isStored={collection !== undefined}
              problems={error === undefined ? {} : choiceProblems(values, key)}
              refusal={Object.keys(choiceProblems(values, key)).length === 0 ? error : undefined}
              isDefault={defaults.includes(key)}
              isMultiple={values.multiple}
              isNew={acts.added === key}
              handle={handle}
              onChange={(next) => form.set(choiceField(key), next)}
              onToggleDefault={() => acts.toggleDefault(key)}
              onRemove={() => acts.remove(key)}
              onEnter={() => acts.goOn(key)}
            />
          );
        }}
      />
      {listError !== undefined && (
        <p role="alert" className={styles.error}>
          {listError}
        </p>
      )}
      <div className={styles.foot} data-field="order">
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={keys.length >= mostChoices}
          onClick={acts.add}
        >
          {t('choices.add')}
        </Button>
        <p className={styles.hint}>{t('choices.addHint')}</p>
      </div>
    </div>
  );
}
