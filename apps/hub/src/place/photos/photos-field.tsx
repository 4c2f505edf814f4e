import { mostPhotos } from '@maru/contract/place/place-limits.ts';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { moveTo } from '#hub/lib/sorting/moves.ts';
import { SortableList } from '#hub/lib/sorting/sortable-list.tsx';
import { type FormPhoto, type PlaceForm, photoProblem } from '#hub/place/editor/place-form.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoRow } from './photo-row.tsx';
import styles from './photos.module.css';
import { inOrderOf } from './photos.ts';
import { useRemovePhoto } from './use-remove-photo.ts';

type PhotosFieldProps = { form: EditFormState<PlaceForm>; isReadOnly: boolean };
type Sortable = FormPhoto & { id: string };

/** The photos of the store in the order of the page. */
export function PhotosField({ form, isReadOnly }: PhotosFieldProps) {
  const { t } = useTranslation('place');
  const { values, set, errorOf } = form;
  const { photos } = values;
  const rows = photos.map((photo): Sortable => ({ ...photo, id: photo.imageKey }));
  const nameOf = ({ alt, id }: Sortable) =>
    alt.trim() || t('photos.unnamed', { number: rows.findIndex((row) => row.id === id) + 1 });
  const remove = useRemovePhoto(form);
  // Only the first wrong photo shows the error. If a description is too long, its own field says so.
  const wrong = photos.find((photo) => photoProblem(photo) !== undefined);
  const errorAt = (photo: FormPhoto) =>
    photo.imageKey === wrong?.imageKey && photoProblem(wrong) === 'photoText' ? errorOf('photos') : undefined;

  function change(imageKey: string, part: Partial<FormPhoto>) {
    set(
      'photos',
      photos.map((photo) => (photo.imageKey === imageKey ? { ...photo, ...part } : photo)),
    );
  }

  return (
    <FormCard title={t('fields.photos')} text={t('photos.text', { most: mostPhotos })}>
      <div className={styles.field} data-field="photos">
        <SortableList
          items={rows}
          label={t('photos.list')}
          nameOf={nameOf}
          isDisabled={isReadOnly || rows.length < 2}
          onMove={(id, toIndex) => {
            const order = moveTo(
              rows.map((row) => row.id),
              id,
              toIndex,
            );
            set('photos', inOrderOf(photos, order));
          }}
          renderItem={(photo, handle) => (
            <PhotoRow
              photo={photo}
              name={nameOf(photo)}
              handle={handle}
              onChange={(part) => change(photo.imageKey, part)}
              onRemove={() => remove(photo.imageKey)}
              error={errorAt(photo)}
            />
          )}
        />
        {wrong === undefined && errorOf('photos') && <FieldError>{errorOf('photos')}</FieldError>}
        {!isReadOnly && <PhotoPicker form={form} isFull={photos.length >= mostPhotos} />}
      </div>
    </FormCard>
  );
}
