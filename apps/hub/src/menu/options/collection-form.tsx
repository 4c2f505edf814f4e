import { Switch } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { EditFormState as Form } from '#hub/lib/forms/use-edit-form.ts';
import { ChoiceRows } from './choices/choice-rows.tsx';
import type { CollectionValues } from './collection-values.ts';
import { useMergeWords } from './merge-words.ts';

type CollectionFormProps = {
  storeId: string;
  form: Form<CollectionValues>;
  collection?: OptionCollection;
  /** Rendered above the fields. */
  children?: ReactNode;
  isGone?: boolean;
  /** Rendered beside the save button. */
  actions?: ReactNode;
};

/** Fields of an option collection: its question, its rules and its choices. */
export function CollectionForm(props: CollectionFormProps) {
  const { t } = useTranslation('menu-options');
  const { storeId, form, collection, children, isGone = false, actions } = props;
  const { values, set, field } = form;

  return (
    <EditForm form={form} {...useMergeWords(form)} isGone={isGone} actions={actions}>
      {children}
      <FormCard title={t('form.what')}>
        <TextInput
          {...field('name')}
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          autoComplete="off"
          maxLength={longest.collection}
        />
        <TextInput
          {...field('nameEn')}
          label={t('form.nameEn')}
          description={t('form.nameEnHint')}
          autoComplete="off"
          maxLength={longest.collection}
        />
        <Switch
          name="mandatory"
          label={t('form.mandatory')}
          description={t('form.mandatoryHint')}
          checked={values.mandatory}
          onChange={({ currentTarget }) => set('mandatory', currentTarget.checked)}
        />
        <Switch
          name="multiple"
          label={t('form.multiple')}
          description={t('form.multipleHint')}
          checked={values.multiple}
          onChange={({ currentTarget }) => set('multiple', currentTarget.checked)}
        />
      </FormCard>
      <FormCard title={t('choices.title')} text={t('choices.text')}>
        <ChoiceRows storeId={storeId} form={form} collection={collection} />
      </FormCard>
    </EditForm>
  );
}
