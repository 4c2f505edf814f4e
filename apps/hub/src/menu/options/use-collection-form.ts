import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useRefreshMenu } from '#hub/menu/menu.api.ts';
import { collectionProblems } from './collection-problems.ts';
import { type CollectionValues, choiceField, collectionValuesOf, filledKeys } from './collection-values.ts';
import { useSaveCollection } from './options.api.ts';

type Options = {
  storeId: string;
  saved: CollectionValues;
  version: number;
  /** Missing for a new collection. */
  collectionId?: string;
  onSaved?: (saved: OptionCollection) => void;
};

/** Form state of a collection, new or existing. */
export function useCollectionForm({ storeId, saved, version, collectionId, onSaved }: Options) {
  const { t } = useTranslation(['menu-options', 'errors']);
  const { mutateAsync: save } = useSaveCollection(storeId);
  const refresh = useRefreshMenu(storeId);
  const sentKeys = useRef<readonly string[]>([]);

  return useEditForm<CollectionValues>({
    saved,
    version,
    valuesOf: (row) => collectionValuesOf(row as OptionCollection),
    problemsOf: (values) =>
      Object.fromEntries(
        Object.entries(collectionProblems(values)).map(([name, problem]) => [
          name,
          name === 'order' ? t('choices.needed') : t(`errors:fields.${problem}`),
        ]),
      ),
    fieldOf: (pathOrCode) => {
      if (pathOrCode === 'MENU_NAME_USED') return 'name';
      const [first, index] = pathOrCode.split('.');
      const key = sentKeys.current[Number(index)];
      if (first === 'choices') return key === undefined ? 'order' : choiceField(key);
      return first === 'name' || first === 'nameEn' ? first : undefined;
    },
    onGone: () => void refresh(),
    save: async (values, over) => {
      sentKeys.current = filledKeys(values);
      const of = collectionId === undefined ? undefined : { id: collectionId, version: over };
      const after = await save({ values, of });
      onSaved?.(after);
    },
  });
}
