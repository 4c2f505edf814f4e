import type { Place } from '@maru/contract/place/place.endpoints.ts';
import { mostHashtags } from '@maru/contract/place/place-limits.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditFormState, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { usePlace, useUpdatePlace } from '#hub/place/place.api.ts';
import { type PlaceForm, placeFormOf, placeInputOf, placeProblems } from './place-form.ts';
import { readHashtags } from './read-hashtags.ts';

export type PlaceFormState = {
  form: EditFormState<PlaceForm>;
  /** Text that is not a hashtag yet. Saving adds it, and what cannot be added keeps the page from being saved. */
  typedHashtag: string;
  onTypeHashtag: (typed: string) => void;
  /** Saves the form. Resolves to undefined if it was not saved; the form shows why. */
  saved: () => Promise<Place | undefined>;
};

/** Form state of the store page. */
export function usePlaceForm(storeId: string): PlaceFormState {
  const { t } = useTranslation(['place', 'forms']);
  const place = usePlace(storeId);
  const { mutateAsync: update } = useUpdatePlace(storeId);
  const answer = useRef<Place>(undefined);
  const [typedHashtag, setTypedHashtag] = useState('');

  const form = useEditForm<PlaceForm, Place>({
    saved: placeFormOf(place.draft),
    version: place.version,
    save: async (values, version) => {
      const { hashtags } = readHashtags(values.hashtags, typedHashtag);
      answer.current = await update({ version, ...placeInputOf({ ...values, hashtags }) });
      setTypedHashtag((now) => (now === typedHashtag ? '' : now));
      return answer.current;
    },
    doneText: ({ isShown, isChanged }) => t(isShown && isChanged ? 'publish.saved' : 'forms:saved'),
    problemsOf: (values) =>
      Object.fromEntries(
        Object.entries(placeProblems(values, typedHashtag)).map(([name, problem]) => [
          name,
          t(`problems.${problem}`, { most: mostHashtags }),
        ]),
      ),
    valuesOf: (row) => placeFormOf((row as Place).draft),
  });

  return {
    form,
    typedHashtag,
    onTypeHashtag: setTypedHashtag,
    async saved() {
      if (!form.isDirty && !form.image.isUnderway) return place;
      answer.current = undefined;
      await form.submit();
      return answer.current;
    },
  };
}
