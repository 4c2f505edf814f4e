import { ActionIcon } from '@mantine/core';
import type { OptionChoice } from '@maru/contract/menu/options.endpoints.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceProblems } from '#hub/menu/options/collection-problems.ts';
import { type ChoiceValues, choiceField } from '#hub/menu/options/collection-values.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import styles from './choice-row.module.css';
import { ChoiceSale } from './choice-sale.tsx';
import { DefaultMark } from './default-mark.tsx';
import { DifferenceField } from './difference-field.tsx';

export type ChoiceRowProps = {
  storeId: string;
  /** Key of its row in the form. */
  rowKey: string;
  position: number;
  choice: ChoiceValues;
  /** The saved choice; undefined for a new one. */
  saved: OptionChoice | undefined;
  /** Whether the collection is saved. Only saved choices can be sold out. */
  isStored: boolean;
  problems: ChoiceProblems;
  /** The server's error for this choice. */
  refusal: string | undefined;
  isDefault: boolean;
  isMultiple: boolean;
  /** The choice was just added, so its name takes the focus. */
  isNew: boolean;
  handle: ReactNode;
  onChange: (choice: ChoiceValues) => void;
  onToggleDefault: () => void;
  onRemove: () => void;
  onEnter: () => void;
};

/** One choice: its names, its price difference, whether it is a default, and whether it is sold out. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { storeId, rowKey, position, choice, saved, problems, refusal, isDefault, isMultiple, isNew } = props;
  const { isStored } = props;
  const { t } = useTranslation(['menu-options', 'errors']);
  const name = useOptionWords().choiceNameOf(choice);
  const words = (field: keyof ChoiceProblems) => problems[field] && t(`errors:fields.${problems[field]}`);

  const handleKey = (event: KeyboardEvent) => {
    // Enter also ends IME composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    props.onEnter();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would break the grid
    <div role="group" aria-label={t('choices.row', { position, name })} className={styles.row}>
      <div className={styles.handle}>{props.handle}</div>
      <div className={styles.fields} data-field={choiceField(rowKey)}>
        <Labelled label={t('choices.name')}>
          <TextInput
            label={t('choices.name')}
            isLabelHidden
            autoComplete="off"
            autoFocus={isNew}
            value={choice.name}
            onChange={(text) => props.onChange({ ...choice, name: text })}
            onKeyDown={handleKey}
            error={words('name') ?? refusal}
          />
        </Labelled>
        <Labelled label={t('choices.nameEn')}>
          <TextInput
            label={t('choices.nameEn')}
            isLabelHidden
            autoComplete="off"
            value={choice.nameEn}
            onChange={(text) => props.onChange({ ...choice, nameEn: text })}
            onKeyDown={handleKey}
            error={words('nameEn')}
          />
        </Labelled>
        <Labelled label={t('choices.difference')}>
          <DifferenceField
            value={choice.priceDifference}
            onChange={(priceDifference) => props.onChange({ ...choice, priceDifference })}
            onKeyDown={handleKey}
            error={words('priceDifference')}
          />
        </Labelled>
      </div>
      <div className={styles.default}>
        <DefaultMark
          name={name}
          isDefault={isDefault}
          isMultiple={isMultiple}
          onToggle={props.onToggleDefault}
        />
        <span className={styles.ownLabel} aria-hidden>
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

/** Shows the label only where the list has no header with column names. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className={styles.ownLabel} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
