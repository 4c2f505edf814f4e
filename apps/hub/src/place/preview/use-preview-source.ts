import type { PlaceSource } from '@maru/contract/place/place-page.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { contentOf, type PlaceForm } from '#hub/place/editor/place-form.ts';
import { useStoreStatus } from '#hub/stores/status/status.api.ts';
import { storeTypesQuery, useStoreRow } from '#hub/stores/stores.api.ts';

/** The source of the preview: the typed values, with the present store, menu and status. */
export function usePreviewSource(storeId: string, slug: string, values: PlaceForm): PlaceSource {
  const store = useStoreRow(storeId);
  const menu = useCachedMenu(storeId);
  const status = useStoreStatus(storeId) ?? { status: 'UNKNOWN' as const, next: null };
  const { data: types } = useSuspenseQuery(storeTypesQuery());
  const categoryName = types.find(({ code }) => code === store.category) ?? null;
  return { slug, content: contentOf(values), store, categoryName, menu, status };
}
