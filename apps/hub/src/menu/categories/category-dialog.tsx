import { Switch } from '@mantine/core';
import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useTranslation } from 'react-i18next';
import { EditFormDialog } from '#hub/lib/forms/edit-form-dialog.tsx';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { GoneNote } from '#hub/menu/changes/gone-note.tsx';
import { useRecentChanges } from '#hub/menu/changes/use-recent-changes.tsx';
import { type CategoryValues, useCategoryForm } from './use-category-form.ts';

type CategoryDialogProps = {
  storeId: string;
  /** Missing for a new category. */
  category?: Category;
  /** Somebody else has deleted it. */
  isGone?: boolean;
  onClose: () => void;
};

/** Adds or edits a category, with an explanation of each switch. */
export function CategoryDialog({ storeId, category, isGone = false, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['menu-categories', 'forms']);
  const { nameOf } = useNames();
  const form = useCategoryForm({ storeId, category, isGone, onSaved: onClose });
  const changes = useRecentChanges(storeId);

  return (
    <>
      <EditFormDialog
        form={form}
        title={category ? t('form.editTitle', { name: nameOf(form.baseValues) }) : t('form.addTitle')}
        isNew={category === undefined}
        submitText={t(category ? 'forms:save' : 'form.add')}
        fieldLabels={{
          name: t('form.name'),
          nameEn: t('form.nameEn'),
          enabled: t('form.enabled'),
          taxable: t('form.taxable'),
          rewardable: t('form.rewardable'),
        }}
        onClose={onClose}
      >
        <NameFields form={form} />
        <Switches form={form} />
        {isGone && <GoneNote text={t(form.isDirty ? 'gone.typed' : 'gone.text')} changes={changes} />}
      </EditFormDialog>
      {changes.dialog}
    </>
  );
}

function NameFields({ form: { field } }: { form: EditFormState<CategoryValues> }) {
  const { t } = useTranslation('menu-categories');
  return (
    <>
      <TextInput
        autoFocus
        {...field('name')}
        autoComplete="off"
        label={t('form.name')}
        maxLength={longest.category}
      />
      <TextInput
        {...field('nameEn')}
        autoComplete="off"
        label={t('form.nameEn')}
        description={t('form.nameEnHint')}
        maxLength={longest.category}
      />
    </>
  );
}

const switches = ['enabled', 'taxable', 'rewardable'] as const;

function Switches({ form: { values, set } }: { form: EditFormState<CategoryValues> }) {
  const { t } = useTranslation('menu-categories');
  return switches.map((name) => (
    <Switch
      key={name}
      name={name}
      label={t(`form.${name}`)}
      description={t(`form.${name}Hint`)}
      checked={values[name]}
      onChange={({ currentTarget }) => set(name, currentTarget.checked)}
    />
  ));
}
