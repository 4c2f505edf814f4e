import { ActionIcon } from '@mantine/core';
import type { OptionChoice } from '@maru/contract/menu/options.endpoints.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceProblems } from '#hub/menu/options/collection-problems.ts';
import { type ChoiceValues, choiceField } from '#hub/menu/options/collection-values.ts';
import { useWords } from '#hub/menu/options/use-words.ts';
import styles from './choice-row.module.css';
import { ChoiceSale } from './choice-sale.tsx';
import { DefaultMark } from './default-mark.tsx';
import { DifferenceField } from './difference-field.tsx';

export type ChoiceRowProps = {
  storeId: string;
  /** Of its row in the form. */
  rowKey: string;
  position: number;
  choice: ChoiceValues;
  /** As it is in the store; undefined while it is new. */
  saved: OptionChoice | undefined;
  /** The collection is: what is saved of it can be sold out. */
  isStored: boolean;
  problems: ChoiceProblems;
  /** What the server said of it. */
  refusal: string | undefined;
  isDefault: boolean;
  isMultiple: boolean;
  /** Just added: typing goes on here. */
  isNew: boolean;
  handle: ReactNode;
  onChange: (choice: ChoiceValues) => void;
  onToggleDefault: () => void;
  onRemove: () => void;
  onEnter: () => void;
};

/** One choice: its names, what it costs more or less, whether it is the default, and whether it is available. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { storeId, rowKey, position, choice, saved, problems, refusal, isDefault, isMultiple, isNew } = props;
  const { isStored } = props;
  const { t } = useTranslation(['menu-options', 'errors']);
  const name = useWords().choiceNameOf(choice);
  const words = (field: keyof ChoiceProblems) => problems[field] && t(`errors:fields.${problems[field]}`);

  const handleKey = (event: KeyboardEvent) => {
    // Enter also ends the composition of a syllable.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    props.onEnter();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would lose its grid to its legend
    <div role="group" aria-label={t('choices.row', { position, name })} className={styles.row}>
      <div className={styles.handle}>{props.handle}</div>
      <div className={styles.fields} data-field={choiceField(rowKey)}>
        <TextInput
          label={t('choices.name')}
          isLabelHidden
          placeholder={t('choices.name')}
          autoComplete="off"
          autoFocus={isNew}
          value={choice.name}
          onChange={(text) => props.onChange({ ...choice, name: text })}
          onKeyDown={handleKey}
          error={words('name') ?? refusal}
        />
        <TextInput
          label={t('choices.nameEn')}
          isLabelHidden
          placeholder={t('choices.nameEn')}
          autoComplete="off"
          value={choice.nameEn}
          onChange={(text) => props.onChange({ ...choice, nameEn: text })}
          onKeyDown={handleKey}
          error={words('nameEn')}
        />
        <DifferenceField
          value={choice.priceDifference}
          onChange={(priceDifference) => props.onChange({ ...choice, priceDifference })}
          onKeyDown={handleKey}
          error={words('priceDifference')}
        />
      </div>
      <div className={styles.default}>
        <DefaultMark
          name={name}
          isDefault={isDefault}
          isMultiple={isMultiple}
          onToggle={props.onToggleDefault}
        />
        <span className={styles.defaultText} aria-hidden>
          {t('choices.default')}
        </span>
      </div>
      {isStored && (
        <div className={styles.saleCell}>{saved && <ChoiceSale storeId={storeId} choice={saved} />}</div>
      )}
      <ActionIcon
        className={styles.remove ?? ''}
        aria-label={t('choices.remove', { name })}
        onClick={props.onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
