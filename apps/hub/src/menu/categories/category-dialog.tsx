import { Button, Switch } from '@mantine/core';
import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { usePart } from '@maru/ui/later/later.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeDialog } from '#hub/lib/forms/later-merge-dialog.ts';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { LeaveQuestion } from '#hub/lib/leaving/leave-question.tsx';
import { useNames } from '#hub/lib/names/use-names.ts';
import { GoneNote } from '#hub/menu/changes/gone-note.tsx';
import { useRecentChanges } from '#hub/menu/changes/use-recent-changes.tsx';
import styles from './category-dialog.module.css';
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
  const { isDirty, isSaving, formError } = form;
  const MergeDialog = usePart(mergeDialog, isDirty);
  const [isAsking, setIsAsking] = useState(false);

  function leave() {
    if (isDirty) setIsAsking(true);
    else onClose();
  }

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={leave}
      title={category ? t('form.editTitle', { name: nameOf(form.known) }) : t('form.addTitle')}
      closeText={t('form.cancel')}
      firstFocus="field"
    >
      <form
        noValidate
        ref={form.element}
        className={styles.form}
        onSubmit={(event) => {
          // React also bubbles the submit of the merge dialog, although it is elsewhere in the DOM.
          if (event.target !== event.currentTarget) return;
          if (category && !isDirty) {
            event.preventDefault();
            onClose();
          } else void form.submit(event);
        }}
      >
        <NameFields form={form} />
        <Switches form={form} />
        {formError !== undefined && (
          <p role="alert" className="danger-box">
            {formError}
          </p>
        )}
        {isGone && <GoneNote text={t(isDirty ? 'gone.typed' : 'gone.text')} changes={changes} />}
        <div className={styles.buttons}>
          <Button size="lg" onClick={leave}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" size="lg" variant="action" loading={isSaving}>
            {t(category ? 'forms:save' : 'form.add')}
          </Button>
        </div>
      </form>
      <LeaveQuestion
        isOpen={isAsking}
        onGo={onClose}
        onStay={() => setIsAsking(false)}
        title={t('forms:leave.title')}
        text={t('forms:leave.text')}
        goText={t('forms:leave.go')}
        stayText={t('forms:leave.stay')}
      />
      {changes.dialog}
      {MergeDialog && (
        <MergeDialog
          form={form}
          fieldLabels={{
            name: t('form.name'),
            nameEn: t('form.nameEn'),
            enabled: t('form.enabled'),
            taxable: t('form.taxable'),
            rewardable: t('form.rewardable'),
          }}
        />
      )}
    </Dialog>
  );
}

function NameFields({ form: { values, set, errorOf } }: { form: EditFormState<CategoryValues> }) {
  const { t } = useTranslation('menu-categories');
  return (
    <>
      <TextInput
        autoFocus
        name="name"
        autoComplete="off"
        label={t('form.name')}
        maxLength={longest.category}
        value={values.name}
        onChange={(name) => set('name', name)}
        error={errorOf('name')}
      />
      <TextInput
        name="nameEn"
        autoComplete="off"
        label={t('form.nameEn')}
        description={t('form.nameEnHint')}
        maxLength={longest.category}
        value={values.nameEn}
        onChange={(nameEn) => set('nameEn', nameEn)}
        error={errorOf('nameEn')}
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
