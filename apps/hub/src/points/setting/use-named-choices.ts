import type { Named } from '@maru/contract/menu/names.ts';
import { useQuery } from '@tanstack/react-query';
import { pointStoresQuery } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';

/**
 * Returns the names of chosen categories and stores in one line. `readsStores`: whether the user may list the
 * owner's stores.
 */
export function useNamedChoices(
  storeId: string,
  categories: readonly (Named & { id: string })[],
  readsStores: boolean,
) {
  const { t, nameOf } = usePointWords();
  const { data: stores = [] } = useQuery({ ...pointStoresQuery(storeId), enabled: readsStores });
  return (ids: readonly string[]) =>
    [...categories, ...stores.map(({ storeId: id, name }) => ({ id, name, nameEn: null }))]
      .filter(({ id }) => ids.includes(id))
      .map(nameOf)
      .join(', ') || t('setting.noCategory');
}
