import { Switch } from '@mantine/core';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { ImageField } from '#hub/lib/uploads/image-field.tsx';
import { isSavedPhoto } from '#hub/menu/item/item-values.ts';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import type { ItemFieldsProps } from './basic-fields.tsx';
import { DescriptionField } from './description-field.tsx';

/** The fields for what guests see of an item. */
export function GuestFields({ storeId, form: { values, set, errorOf, expectImage } }: ItemFieldsProps) {
  const { t } = useItemWords(storeId);
  const isSaved = values.image !== null && isSavedPhoto(values.image);

  return (
    <FormCard title={t('shown')}>
      <ImageField
        name="image"
        label={t('image')}
        purpose="MENU_IMAGE"
        awsKey={isSaved ? null : values.image}
        {...(isSaved && values.image !== null ? { imageUrl: values.image } : {})}
        onChange={(image) => set('image', image)}
        onSend={(sending) => expectImage('image', sending)}
        error={errorOf('image')}
      />
      <DescriptionField
        value={values.description}
        onChange={(description) => set('description', description)}
        error={errorOf('description')}
      />
      <Switch
        name="placeEnabled"
        label={t('place')}
        description={t('placeHint')}
        checked={values.placeEnabled}
        onChange={({ currentTarget }) => set('placeEnabled', currentTarget.checked)}
      />
    </FormCard>
  );
}
