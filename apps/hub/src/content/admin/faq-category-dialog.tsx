import { Button, Checkbox } from '@mantine/core';
import { longest } from '@maru/contract/content/content-fields.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { useState } from 'react';
import type { Faq, FaqList } from '#hub/content/content.api.ts';
import { inLanguage } from '#hub/content/in-language.ts';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import { mergeDialog } from '#hub/lib/forms/later-merge-dialog.ts';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { LeaveQuestion } from '#hub/lib/leaving/leave-question.tsx';
import styles from './admin-content.module.css';
import { useAdminContentWords } from './use-admin-content-words.ts';
import { type CategoryValues, useFaqCategoryForm } from './use-faq-category-form.ts';

type FaqCategoryDialogProps = {
  list: FaqList;
  /** Missing for a new one. */
  categoryId?: string;
  onClose: () => void;
};

/** A category: its names, and the FAQs that it consists of. */
export function FaqCategoryDialog({ list, categoryId, onClose }: FaqCategoryDialogProps) {
  const { t } = useAdminContentWords();
  const form = useFaqCategoryForm({ list, categoryId, onSaved: onClose });
  const { isDirty, isSaving, formError } = form;
  const MergeDialog = usePart(mergeDialog, isDirty);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (isDirty ? setIsAsking(true) : onClose());
  const faqs = list.categories.flatMap((category) => category.faqs);

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={leave}
      title={t(categoryId ? 'faq.editCategory' : 'faq.newCategory')}
      closeText={t('app:close')}
      firstFocus="field"
    >
      <form
        noValidate
        ref={form.element}
        className={styles.form}
        onSubmit={(event) => {
          // React also bubbles the submit of the merge dialog, although it is elsewhere in the DOM.
          if (event.target === event.currentTarget) void form.submit(event);
        }}
      >
        <Names form={form} />
        <Members form={form} faqs={faqs} />
        {formError !== undefined && (
          <p role="alert" className="danger-box">
            {formError}
          </p>
        )}
        <DialogButtons closeText={t('app:close')} onClose={leave}>
          <Button type="submit" size="lg" variant="action" loading={isSaving} disabled={!isDirty}>
            {t('forms:save')}
          </Button>
        </DialogButtons>
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
      {MergeDialog && (
        <MergeDialog
          form={form}
          fieldLabels={{
            name: t('faq.categoryName'),
            nameEn: t('faq.categoryNameEn'),
            uuidList: t('faq.members'),
          }}
          wordsOf={(name, value) =>
            name === 'uuidList' ? questionsOf(faqs, value as readonly string[]) : undefined
          }
        />
      )}
    </Dialog>
  );
}

type FormProps = { form: EditFormState<CategoryValues> };

function Names({ form: { values, set, errorOf } }: FormProps) {
  const { t } = useAdminContentWords();
  return (
    <>
      <CountedInput
        autoFocus
        name="name"
        label={t('faq.categoryName')}
        autoComplete="off"
        most={longest.category}
        value={values.name}
        onChange={(name) => set('name', name)}
        error={errorOf('name')}
      />
      <CountedInput
        name="nameEn"
        label={t('faq.categoryNameEn')}
        autoComplete="off"
        most={longest.category}
        value={values.nameEn}
        onChange={(nameEn) => set('nameEn', nameEn)}
        error={errorOf('nameEn')}
      />
    </>
  );
}

function Members({ form: { values, set, errorOf }, faqs }: FormProps & { faqs: readonly Faq[] }) {
  const { t, language } = useAdminContentWords();
  const { uuidList } = values;
  return (
    <fieldset className={styles.chosen} data-field="uuidList">
      <legend>{t('faq.members')}</legend>
      <p className={styles.hint}>{t('faq.membersHint')}</p>
      {faqs.map(({ id, question, questionEn }) => (
        <Checkbox
          key={id}
          className={styles.choice ?? ''}
          label={inLanguage(language, question, questionEn).value}
          checked={uuidList.includes(id)}
          onChange={({ currentTarget }) =>
            set('uuidList', currentTarget.checked ? [...uuidList, id] : uuidList.filter((one) => one !== id))
          }
        />
      ))}
      <FieldError>{errorOf('uuidList')}</FieldError>
    </fieldset>
  );
}

function questionsOf(faqs: readonly Faq[], ids: readonly string[]): string {
  return ids.flatMap((id) => faqs.find((faq) => faq.id === id)?.question ?? []).join(', ');
}
