import { type PlaceSource, pageHoldsUntil, placePageOf } from '@maru/contract/place/place-page.ts';
import type { Db } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import { presentContent } from '#server/place/editing/stored-content.ts';
import { listStoreTypes } from '#server/stores/list-store-types.ts';
import { statusNow } from '#server/stores/status/status-now.ts';
import type { FoundPlace } from './found-place.ts';
import { findShownPlace, listShownCategories, listShownItems } from './place-source.queries.ts';

type Asked = { storeId: string; slug: string; now: Date };

/** Reads the page of a store from the database, in one snapshot. `slug` is an address that it has or had. */
export async function findPlacePage(db: Db, { storeId, slug, now }: Asked): Promise<FoundPlace> {
  const found = await inSnapshot(db, async (tx) => {
    const place = await findShownPlace(tx, storeId);
    if (!place || place.slug !== slug) return place;
    const [categories, items] = [await listShownCategories(tx, storeId), await listShownItems(tx, storeId)];
    return { ...place, menu: { categories, items } };
  });
  if (!found) return { kind: 'NOT_FOUND' };
  if (!('menu' in found)) return { kind: 'MOVED', slug: found.slug };

  const { published, files, additionalInfo, menu, ...store } = found;
  const source: PlaceSource = {
    ...{ slug, menu, status: statusNow(store, now), content: presentContent(published, files) },
    store: { ...store, storeAdditionalInfoDTOList: additionalInfo },
    categoryName: (await listStoreTypes()).find(({ code }) => code === store.category) ?? null,
  };
  const pages = { ko: placePageOf(source, 'ko', now), en: placePageOf(source, 'en', now) };
  return { kind: 'PAGE', slug, pages, holdsUntil: pageHoldsUntil(source, now) };
}
