import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';

/** Texts of recent changes, and functions that put a change into words. */
export function useChangeWords(storeId: string) {
  const { t } = useTranslation(['menu-changes', 'menu-undo', 'app']);
  const language = useLanguage();
  const names = useNames();
  const { items } = useCachedMenu(storeId);
  const won = (amount: number) => formatWon(Math.abs(amount), language);

  /** Says what was done, and to which item if there was only one. */
  function wordsOf(change: MenuChange): string {
    const { kind, about, item } = change;
    if (kind !== 'BULK' || !item) return whatOf(change);
    const name = names.nameOf(item);
    return about.kind === 'DELETE'
      ? t('what.deletedItem', { name })
      : t('one', { name, what: whatOf(change) });
  }

  function whatOf({ about, part, itemCount: count }: MenuChange): string {
    const name = part ? names.nameOf(part) : '';
    switch (about.kind) {
      case 'PRICE_PERCENT':
        return t(about.permille > 0 ? 'what.percentUp' : 'what.percentDown', {
          percent: Math.abs(about.permille) / 10,
          step: won(about.roundTo),
          count,
        });
      case 'PRICE_AMOUNT':
        return t(about.amount > 0 ? 'what.amountUp' : 'what.amountDown', { won: won(about.amount), count });
      case 'CATEGORY':
        return t('what.category', { name });
      case 'SOLD_OUT':
        return t(`what.soldOut.${about.soldOut}`);
      case 'PLACE':
        return t(about.placeEnabled ? 'what.shown' : 'what.hidden');
      case 'MARKET_PRICE':
        return t(about.marketPrice ? 'what.marketPrice' : 'what.menuPrice');
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
      // Also covers kinds of change that only a newer server knows.
      default:
        return t('what.other');
    }
  }

  /** The item or the number of items; undefined if there is none or `wordsOf` already names it. */
  function itemsOf({ kind, about, item, itemCount }: MenuChange): string | undefined {
    if (itemCount === 0 || about.kind === 'DELETE_ITEM' || (kind === 'BULK' && item)) return undefined;
    return item ? t('item', { name: names.nameOf(item) }) : t('items', { count: itemCount });
  }

  /** In the language of the page, if the menu still has the item. */
  function nameOf({ id, name }: { id: string; name: string }): string {
    const item = items.find((one) => one.id === id);
    return names.nameOf({ name, nameEn: item?.nameEn ?? null });
  }

  return { t, language, wordsOf, itemsOf, nameOf };
}
