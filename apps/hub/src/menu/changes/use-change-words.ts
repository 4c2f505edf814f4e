import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import type { MenuChange } from './changes.api.ts';

/** Texts of the recent changes, and each change in words. */
export function useChangeWords(storeId: string) {
  const { t } = useTranslation(['menu-changes', 'menu-undo', 'app']);
  const language = useLanguage();
  const names = useNames();
  const { items } = useMenuBook(storeId);
  const won = (amount: number) => formatWon(Math.abs(amount), language);

  /** What was done, without to how many. */
  function wordsOf({ about, part }: MenuChange): string {
    const name = part ? names.nameOf(part) : '';
    switch (about.kind) {
      case 'PRICE_PERCENT':
        return t(about.permille > 0 ? 'what.percentUp' : 'what.percentDown', {
          percent: Math.abs(about.permille) / 10,
          step: won(about.roundTo),
        });
      case 'PRICE_AMOUNT':
        return t(about.amount > 0 ? 'what.amountUp' : 'what.amountDown', { won: won(about.amount) });
      case 'CATEGORY':
        return t('what.category', { name });
      case 'SOLD_OUT':
        return t(`what.soldOut.${about.soldOut}`);
      case 'PLACE':
        return t(about.placeEnabled ? 'what.shown' : 'what.hidden');
      case 'ADD_OPTIONS':
        return t('what.added', { name });
      case 'REMOVE_OPTIONS':
        return t('what.removed', { name });
      case 'DELETE':
        return t('what.deleted');
      case 'DELETE_ITEM':
        return t('what.deletedItem', { name });
      case 'DELETE_CATEGORY':
        return t(`what.deletedCategory.${about.items}`, { name });
      case 'DELETE_COLLECTION':
        return t('what.deletedCollection', { name });
      case 'IMPORT':
        return t('what.imported', { file: about.fileName });
    }
  }

  /** In the language of the page, where the menu still has the item. */
  function nameOf({ id, name }: { id: string; name: string }): string {
    const item = items.find((one) => one.id === id);
    return names.nameOf({ name, nameEn: item?.nameEn ?? null });
  }

  return { t, language, wordsOf, nameOf };
}
