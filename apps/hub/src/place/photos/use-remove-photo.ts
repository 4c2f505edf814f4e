import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import type { PlaceForm } from '#hub/place/editor/place-form.ts';
import { withPhoto } from './photos.ts';

/** Removes a photo with its texts. A notice offers to restore it at its place. */
export function useRemovePhoto(form: EditFormState<PlaceForm>) {
  const { t } = useTranslation('place');
  // The notice outlives this render, so it must restore the photo into the current form.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  return (imageKey: string) => {
    const { photos } = form.values;
    const index = photos.findIndex((photo) => photo.imageKey === imageKey);
    const photo = photos[index];
    if (!photo) return;
    form.set('photos', photos.toSpliced(index, 1));
    showNotice({
      id: 'place-photo',
      type: 'SUCCESS',
      message: t('photos.removed'),
      action: {
        label: t('photos.putBack'),
        onSelect: () => {
          const { values, set } = latest.current;
          set('photos', withPhoto(values.photos, photo, index));
        },
      },
    });
  };
}
