import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import type { ItemFieldsProps } from './basic-fields.tsx';
import { OptionsField } from './options-field.tsx';

/** The field for the option collections of an item, with its form state. */
export function OptionFields({ storeId, form: { values, set, errorOf } }: ItemFieldsProps) {
  const { t } = useItemWords(storeId);
  return (
    <FormCard title={t('options')} text={t('optionsHint')}>
      <OptionsField
        storeId={storeId}
        value={values.optionCollectionIds}
        onChange={(ids) => set('optionCollectionIds', ids)}
        error={errorOf('optionCollectionIds')}
      />
    </FormCard>
  );
}
