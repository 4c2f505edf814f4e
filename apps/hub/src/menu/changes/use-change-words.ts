import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import type { MenuChange } from './changes.api.ts';

type Named = { id: string; name: string; nameEn: string | null };

/** Texts of the recent changes, and each change in words. */
export function useChangeWords(storeId: string) {
  const { t } = useTranslation(['menu-changes', 'app']);
  const language = useLanguage();
  const { categories, collections, items } = useMenuBook(storeId);
  const won = (amount: number) => formatWon(Math.abs(amount), language);
  const nameIn = (rows: readonly Named[], id: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return t('gone');
    return language === 'en' ? (row.nameEn ?? row.name) : row.name;
  };

  /** What was done, without to how many. */
  function wordsOf({ about }: MenuChange): string {
    switch (about.kind) {
      case 'PRICE_PERCENT':
        return t(about.permille > 0 ? 'what.percentUp' : 'what.percentDown', {
          percent: Math.abs(about.permille) / 10,
          step: won(about.roundTo),
        });
      case 'PRICE_AMOUNT':
        return t(about.amount > 0 ? 'what.amountUp' : 'what.amountDown', { won: won(about.amount) });
      case 'CATEGORY':
        return t('what.category', { name: nameIn(categories, about.categoryId) });
      case 'SOLD_OUT':
        return t(`what.soldOut.${about.soldOut}`);
      case 'PLACE':
        return t(about.placeEnabled ? 'what.shown' : 'what.hidden');
      case 'ADD_OPTIONS':
        return t('what.added', { name: nameIn(collections, about.collectionId) });
      case 'REMOVE_OPTIONS':
        return t('what.removed', { name: nameIn(collections, about.collectionId) });
      case 'DELETE':
        return t('what.deleted');
      case 'IMPORT':
        return t('what.imported', { file: about.fileName });
    }
  }

  /** In the language of the page, where the menu still has the item. */
  function nameOf({ id, name }: { id: string; name: string }): string {
    const item = items.find((one) => one.id === id);
    return language === 'en' ? (item?.nameEn ?? name) : name;
  }

  return { t, language, wordsOf, nameOf };
}
