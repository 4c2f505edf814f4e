import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { Kind } from './content-values.ts';
import { DocumentField } from './editor/document-field.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import type { ContentFormState } from './use-content-form.ts';

type LanguageFieldsProps = { kind: Kind; lang: 'ko' | 'en'; form: ContentFormState; longest: number };

/** Title and text in one language. Beside the English ones stands what is missing of them. */
export function LanguageFields({ kind, lang, form, longest }: LanguageFieldsProps) {
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
      <TextInput
        name={title}
        label={t(`${kind}.${title}`)}
        autoComplete="off"
        maxLength={longest}
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
