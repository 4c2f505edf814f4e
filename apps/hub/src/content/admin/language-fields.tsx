import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { type Kind, longestTitle } from './content-values.ts';
import { DocumentField } from './editor/document-field.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import type { ContentFormState } from './use-content-form.ts';

type LanguageFieldsProps = { kind: Kind; lang: 'ko' | 'en'; form: ContentFormState };

/** Fields for title and text in one language. The English ones say what is still missing. */
export function LanguageFields({ kind, lang, form }: LanguageFieldsProps) {
  const { t } = useAdminContentWords();
  const { values, set, errorOf } = form;
  const [title, text] = lang === 'ko' ? (['title', 'text'] as const) : (['titleEn', 'textEn'] as const);
  const hasTitle = values.titleEn.trim() !== '';
  const missing = hasTitle ? values.textEn === null && 'text' : values.textEn === null ? 'both' : 'title';

  return (
    <FormCard
      title={t(`languages.${lang}`)}
      {...(lang === 'en' && { text: t(missing ? `missing.${missing}` : 'missing.nothing') })}
    >
      <CountedInput
        name={title}
        label={t(`${kind}.${title}`)}
        autoComplete="off"
        most={longestTitle[kind]}
        value={values[title]}
        onChange={(typed) => set(title, typed)}
        error={errorOf(title)}
      />
      <DocumentField
        name={text}
        lang={lang}
        label={t(`${kind}.${text}`)}
        value={values[text]}
        onChange={(document) => set(text, document)}
        error={errorOf(text)}
      />
    </FormCard>
  );
}
