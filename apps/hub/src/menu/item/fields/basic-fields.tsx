import { Switch } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { type ItemValues, priceLimits, stockLimits, tidyNumber } from '#hub/menu/item/item-values.ts';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import { BarcodeField } from './barcode-field.tsx';
import { CategoryField } from './category-field.tsx';
import { NameField } from './name-field.tsx';

export type ItemFieldsProps = {
  storeId: string;
  form: EditFormState<ItemValues>;
  /** Id of an existing item. Its stock is changed by stock moves, not in this form. */
  itemId?: string | undefined;
};

/** The fields for name, price, category and similar. */
export function BasicFields({ storeId, form, itemId }: ItemFieldsProps) {
  const { t } = useItemWords(storeId);
  const { values, set, field, errorOf } = form;

  return (
    <FormCard title={t('basics')}>
      <NameField storeId={storeId} form={form} itemId={itemId} />
      <TextInput
        {...field('price')}
        label={t('price')}
        description={t('priceHint')}
        inputMode="numeric"
        autoComplete="off"
        onBlur={() => set('price', tidyNumber(values.price, priceLimits))}
        rightSection={t('won')}
      />
      <Switch
        name="marketPrice"
        label={t('marketPrice')}
        description={t('marketPriceHint')}
        checked={values.marketPrice}
        onChange={({ currentTarget }) => set('marketPrice', currentTarget.checked)}
      />
      <CategoryField
        storeId={storeId}
        itemId={itemId}
        value={values.categoryId}
        onChange={(categoryId) => set('categoryId', categoryId)}
        error={errorOf('categoryId')}
      />
      <TextInput
        {...field('nameEn')}
        label={t('nameEn')}
        description={t('nameEnHint')}
        autoComplete="off"
        maxLength={longest.item}
      />
      <BarcodeField
        storeId={storeId}
        itemId={itemId}
        value={values.barcode}
        onChange={(barcode) => set('barcode', barcode)}
        error={errorOf('barcode')}
      />
      {itemId === undefined && (
        <TextInput
          {...field('stock')}
          label={t('stock')}
          description={t('stockHint')}
          inputMode="numeric"
          autoComplete="off"
          onBlur={() => set('stock', tidyNumber(values.stock, stockLimits))}
        />
      )}
    </FormCard>
  );
}
