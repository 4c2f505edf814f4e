import { longestOfPlace as longest } from '@maru/contract/place/place-limits.ts';
import { useTranslation } from 'react-i18next';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { CountedTextarea } from '#hub/lib/forms/counted-textarea.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { HashtagsField } from './hashtags-field.tsx';
import type { PlaceForm } from './place-form.ts';
import type { PlaceFormState } from './use-place-form.ts';

type FieldsProps = Pick<PlaceFormState, 'form' | 'typedHashtag' | 'onTypeHashtag'>;

/** The fields for the store's texts about itself, in both languages. */
export function AboutFields({ form, typedHashtag, onTypeHashtag }: FieldsProps) {
  const { values, set, field, errorOf } = form;
  const { t } = useTranslation('place');

  return (
    <FormCard title={t('about.title')}>
      <LongText name="description" form={{ field }} />
      <LongText name="descriptionEn" form={{ field }} />
      <CountedInput
        {...field('nameEn')}
        label={t('fields.nameEn')}
        description={t('about.nameEnHint')}
        autoComplete="off"
        most={longest.nameEn}
      />
      <HashtagsField
        value={values.hashtags}
        onChange={(hashtags) => set('hashtags', hashtags)}
        typed={typedHashtag}
        onType={onTypeHashtag}
        error={errorOf('hashtags')}
      />
    </FormCard>
  );
}

type LongTextProps = {
  name: 'description' | 'descriptionEn' | 'breaktime' | 'breaktimeEn';
  form: Pick<EditFormState<PlaceForm>, 'field'>;
};

export function LongText({ name, form: { field } }: LongTextProps) {
  const { t } = useTranslation('place');
  const most = name.startsWith('description') ? longest.description : longest.breaktime;

  return (
    <CountedTextarea
      {...field(name)}
      label={t(`fields.${name}`)}
      description={t(`about.${name}Hint`)}
      most={most}
    />
  );
}
