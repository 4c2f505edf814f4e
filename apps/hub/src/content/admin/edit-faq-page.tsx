import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import type { Faq } from '#hub/content/content.api.ts';
import { inLanguage } from '#hub/content/in-language.ts';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import {
  adminFaqQuery,
  adminFaqsQuery,
  useCreateFaq,
  useDeleteFaq,
  useUpdateFaq,
} from './admin-content.api.ts';
import { ContentEditor } from './content-editor.tsx';
import { type ContentValues, emptyContent, publicationValues } from './content-values.ts';
import { DeleteContent } from './delete-content.tsx';
import { OneContent } from './one-content.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import { useContentForm } from './use-content-form.ts';

/** The editor of one FAQ. */
export function EditFaqPage() {
  const { t } = useAdminContentWords();
  const back = { to: paths.adminFaq(), label: t('content:faq.title') };
  return (
    <OneContent
      queryOf={adminFaqQuery}
      back={back}
      render={(row, isGone) => <FaqEditor row={row} isGone={isGone} back={back} />}
    />
  );
}

type FaqEditorProps = { row: Faq | undefined; isGone: boolean; back: { to: string; label: string } };

function FaqEditor({ row, isGone, back }: FaqEditorProps) {
  const { t } = useAdminContentWords();
  const categories = useCategoryOptions();
  const create = useCreateFaq();
  const update = useUpdateFaq();
  const remove = useDeleteFaq();
  const form = useContentForm<Faq>({
    kind: 'faq',
    row,
    isGone,
    valuesOf: faqValues,
    create: (values, publication) => create({ ...faqInput(values), ...publication }),
    update: ({ id, version }, values, publication) =>
      update({ id, version, ...faqInput(values), ...publication }),
    path: (contentId) => paths.adminOneFaq({ contentId }),
  });

  return (
    <ContentEditor
      kind="faq"
      form={form}
      isNew={!row}
      isGone={isGone}
      back={back}
      wordsOf={(name, value) =>
        name === 'categoryId' ? categories.find((one) => one.value === value)?.label : undefined
      }
      remove={
        row &&
        !isGone && (
          <DeleteContent
            name={row.question}
            remove={() => remove({ id: row.id, version: row.version })}
            to={back.to}
          />
        )
      }
    >
      <FormCard title={t('faq.category')} text={t('faq.categoryHint')}>
        <Dropdown
          label={t('faq.category')}
          isLabelHidden
          {...form.field('categoryId')}
          placeholder={t('faq.noCategory')}
          clearText={t('faq.noCategory')}
          options={categories}
        />
      </FormCard>
    </ContentEditor>
  );
}

function useCategoryOptions() {
  const { language } = useAdminContentWords();
  // Not polled, because the response contains all answers.
  const { categories } = useSuspenseQuery({ ...adminFaqsQuery(), refetchInterval: false }).data;
  return categories.flatMap(({ id, name, nameEn }) =>
    id === null || name === null ? [] : [{ value: id, label: inLanguage(language, name, nameEn).value }],
  );
}

function faqValues({
  question,
  questionEn,
  answer,
  answerEn,
  categoryId,
  ...publication
}: Faq): ContentValues {
  return {
    ...emptyContent,
    ...{ title: question, titleEn: questionEn ?? '', text: answer, textEn: answerEn, categoryId },
    ...publicationValues(publication),
  };
}

function faqInput({ title, titleEn, text, textEn, categoryId }: ContentValues) {
  return {
    ...{ question: title, questionEn: titleEn.trim() || null, answer: text, answerEn: textEn },
    categoryId,
  };
}
