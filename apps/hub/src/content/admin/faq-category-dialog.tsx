import { Checkbox } from '@mantine/core';
import { longest } from '@maru/contract/content/content-fields.ts';
import type { Faq, FaqList } from '#hub/content/content.api.ts';
import { inLanguage } from '#hub/content/in-language.ts';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { EditFormDialog } from '#hub/lib/forms/edit-form-dialog.tsx';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import styles from './admin-content.module.css';
import { useAdminContentWords } from './use-admin-content-words.ts';
import { type CategoryValues, useFaqCategoryForm } from './use-faq-category-form.ts';

type FaqCategoryDialogProps = {
  list: FaqList;
  /** Missing for a new category. */
  categoryId?: string;
  onClose: () => void;
};

/** Edits a category: its names, and the FAQs in it. */
export function FaqCategoryDialog({ list, categoryId, onClose }: FaqCategoryDialogProps) {
  const { t } = useAdminContentWords();
  const form = useFaqCategoryForm({ list, categoryId, onSaved: onClose });
  const faqs = list.categories.flatMap((category) => category.faqs);

  return (
    <EditFormDialog
      form={form}
      title={t(categoryId ? 'faq.editCategory' : 'faq.newCategory')}
      isNew={categoryId === undefined}
      submitText={t('forms:save')}
      fieldLabels={{
        name: t('faq.categoryName'),
        nameEn: t('faq.categoryNameEn'),
        uuidList: t('faq.members'),
      }}
      wordsOf={(name, value) =>
        name === 'uuidList' ? questionsOf(faqs, value as readonly string[]) : undefined
      }
      onClose={onClose}
    >
      <Names form={form} />
      <Members form={form} faqs={faqs} />
    </EditFormDialog>
  );
}

type FormProps = { form: EditFormState<CategoryValues> };

function Names({ form: { field } }: FormProps) {
  const { t } = useAdminContentWords();
  return (
    <>
      <CountedInput
        autoFocus
        {...field('name')}
        label={t('faq.categoryName')}
        autoComplete="off"
        most={longest.category}
      />
      <CountedInput
        {...field('nameEn')}
        label={t('faq.categoryNameEn')}
        autoComplete="off"
        most={longest.category}
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
