import type { Place } from '@maru/contract/place/place.endpoints.ts';
import { mostHashtags } from '@maru/contract/place/place-limits.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditFormState, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { usePlace, useUpdatePlace } from '#hub/place/place.api.ts';
import { type PlaceForm, placeFormOf, placeInputOf, placeProblems } from './place-form.ts';

export type PlaceFormState = {
  form: EditFormState<PlaceForm>;
  /** Saves the form. Resolves to undefined if it was not saved; the form shows why. */
  saved: () => Promise<Place | undefined>;
};

/** Form state of the store page. */
export function usePlaceForm(storeId: string): PlaceFormState {
  const { t } = useTranslation(['place', 'forms']);
  const place = usePlace(storeId);
  const { mutateAsync: update } = useUpdatePlace(storeId);
  const answer = useRef<Place>(undefined);

  const form = useEditForm<PlaceForm, Place>({
    saved: placeFormOf(place.draft),
    version: place.version,
    save: async (values, version) => {
      answer.current = await update({ version, ...placeInputOf(values) });
      return answer.current;
    },
    doneText: ({ isShown, isChanged }) => t(isShown && isChanged ? 'publish.saved' : 'forms:saved'),
    problemsOf: (values) =>
      Object.fromEntries(
        Object.entries(placeProblems(values)).map(([name, problem]) => [
          name,
          t(`problems.${problem}`, { most: mostHashtags }),
        ]),
      ),
    valuesOf: (row) => placeFormOf((row as Place).draft),
  });

  return {
    form,
    async saved() {
      if (!form.isDirty && !form.image.isUnderway) return place;
      answer.current = undefined;
      await form.submit();
      return answer.current;
    },
  };
}
