import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useStoreRow, useUpdateStore } from '#hub/stores/stores.api.ts';
import { type StoreForm, storeChangesOf, storeFieldAt, storeFormOf, storeProblems } from './store-form.ts';

/** Form state of the store page. */
export function useStoreForm(storeId: string) {
  const { t } = useTranslation(['store', 'errors']);
  const store = useStoreRow(storeId);
  const { mutateAsync: update } = useUpdateStore(storeId);
  const saved = storeFormOf(store);

  return useEditForm<StoreForm>({
    saved,
    version: store.version,
    save: (_values, version, changes) => update({ version, ...storeChangesOf(changes) }),
    problemsOf: (values) => {
      const problems = Object.entries(storeProblems(values, saved));
      return Object.fromEntries(
        problems.map(([name, problem]) => [
          name,
          problem === 'breakOutside' || problem === 'holidayWrong'
            ? t(`hours.${problem}`)
            : t(`errors:fields.${problem}`),
        ]),
      );
    },
    valuesOf: (row) => storeFormOf(row as Store),
    fieldOf: storeFieldAt,
  });
}
