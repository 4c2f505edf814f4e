import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { Named } from '@maru/contract/menu/names.ts';
import { soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';

/** Texts for changes of many items, and functions that put the changed property of an item into words. */
export function useBulkWords(storeId: string) {
  const { t } = useTranslation(['menu-bulk', 'errors', 'app']);
  const language = useLanguage();
  const { categories, collections } = useCachedMenu(storeId);
  const { nameOf } = useNames();
  const namesOf = (rows: readonly (Named & { id: string })[]) =>
    new Map(rows.map((row) => [row.id, nameOf(row)]));
  const [categoryNames, collectionNames] = [namesOf(categories), namesOf(collections)];
  const won = (amount: number) => formatWon(amount, language);

  return {
    t,
    nameOf,
    won,
    /** The property that this kind of change affects, in words. */
    wordsOf(kind: BulkChange['kind'], item: CompactItem, now: Date): string {
      const category = categoryNames.get(item.categoryId) ?? '';
      switch (kind) {
        case 'PRICE_PERCENT':
        case 'PRICE_AMOUNT':
          return won(item.price);
        case 'CATEGORY':
          return category;
        case 'SOLD_OUT':
          return t(`soldOut.${soldOutWishOf(item.soldOutUntil, now)}`);
        case 'PLACE':
          return t(item.placeEnabled ? 'place.shown' : 'place.hidden');
        case 'MARKET_PRICE':
          return item.marketPrice ? t('marketPrice.is') : won(item.price);
        case 'ADD_OPTIONS':
        case 'REMOVE_OPTIONS': {
          const names = item.optionCollectionIds.flatMap((id) => collectionNames.get(id) ?? []);
          return names.join(', ') || t('options.none');
        }
        case 'DELETE':
          return `${category} · ${won(item.price)}`;
      }
    },
  };
}
