import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { PhotoThumbs } from '#hub/place/photos/photo-thumbs.tsx';
import { PhotosField } from '#hub/place/photos/photos-field.tsx';
import { LinksField } from './links-field.tsx';
import { type FormLink, type FormPhoto, type PlaceForm, placeFieldNames } from './place-form.ts';
import { AboutFields, LongText } from './text-fields.tsx';
import type { PlaceFormState } from './use-place-form.ts';

type PlaceEditorProps = Omit<PlaceFormState, 'saved'> & { isReadOnly: boolean };

/** The form for what the store writes about itself for visitors. */
export function PlaceEditor({ isReadOnly, ...state }: PlaceEditorProps) {
  const { form } = state;
  const { t } = useTranslation('place');
  const { values, set, errorOf } = form;
  const labels = placeFieldNames.map((name) => [name, t(`fields.${name}`)]);

  return (
    <EditForm
      form={form}
      fieldLabels={Object.fromEntries(labels) as Record<keyof PlaceForm, string>}
      wordsOf={inWords}
      pictureOf={(name, value) =>
        name === 'photos' ? <PhotoThumbs photos={value as readonly FormPhoto[]} /> : undefined
      }
      readOnlyText={isReadOnly ? t('readOnly') : undefined}
    >
      <PhotosField form={form} isReadOnly={isReadOnly} />
      <AboutFields {...state} />
      <FormCard title={t('fields.breaktime')} text={t('about.breaktimeText')}>
        <LongText name="breaktime" form={form} />
        <LongText name="breaktimeEn" form={form} />
      </FormCard>
      <LinksField value={values.links} onChange={(links) => set('links', links)} error={errorOf('links')} />
    </EditForm>
  );
}

/** Values of the form in words, for the merge dialog. */
function inWords(name: keyof PlaceForm, value: unknown): string | undefined {
  if (name === 'hashtags') return (value as string[]).map((hashtag) => `#${hashtag}`).join(' ') || undefined;
  if (name !== 'links') return undefined;
  return (value as FormLink[]).map(({ name: linkName, url }) => `${linkName} ${url}`).join('\n') || undefined;
}
