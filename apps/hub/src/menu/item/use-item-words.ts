import type { FieldCode } from '@maru/contract/field-codes.ts';
import type { Named } from '@maru/contract/menu/names.ts';
import { readWholeNumber } from '@maru/contract/menu/read-whole-number.ts';
import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { holderOf, type ItemValues, itemProblems, priceLimits } from './item-values.ts';

/** Texts of the item form: fields, problems, and values in the merge dialog. */
export function useItemWords(storeId: string) {
  const { t } = useTranslation(['menu-item', 'errors']);
  const language = useLanguage();
  const { items, categories, collections } = useCachedMenu(storeId);
  const names = useNames();
  const nameOf = (row: Named | undefined) => row && names.nameOf(row);
  const categoryName = (id: string) => nameOf(categories.find((one) => one.id === id));
  const collectionName = (id: string) => nameOf(collections.find((one) => one.id === id));
  const problem = (name: string, code: FieldCode) =>
    name === 'categoryId' ? t('categoryRequired') : t(`errors:fields.${code}`);

  return {
    t,
    nameOf,
    collectionName,
    won: (amount: number) => formatWon(amount, language),
    fieldLabels: {
      image: t('image'),
      name: t('name'),
      nameEn: t('nameEn'),
      price: t('price'),
      marketPrice: t('marketPrice'),
      description: t('description'),
      categoryId: t('category'),
      barcode: t('barcode'),
      placeEnabled: t('place'),
      optionCollectionIds: t('options'),
      stock: t('stock'),
    } satisfies Record<keyof ItemValues, string>,
    problems(values: ItemValues, ownId?: string): Partial<Record<keyof ItemValues, string>> {
      const found = Object.entries(itemProblems(values)).map(([name, code]) => [name, problem(name, code)]);
      const holder = holderOf(items, values.barcode, ownId);
      const used = holder && { barcode: t('errors:barcodeUsed', { name: nameOf(holder) }) };
      return { ...Object.fromEntries(found), ...used };
    },
    wordsOf(name: keyof ItemValues, value: unknown): string | undefined {
      if (name === 'image') return t(value === null ? 'imageNone' : 'imageChanged');
      const price = name === 'price' ? readWholeNumber(String(value), priceLimits) : undefined;
      if (price && 'value' in price) return formatWon(price.value, language);
      if (name === 'categoryId') return categoryName(String(value)) ?? t('categoryGone');
      if (name !== 'optionCollectionIds' || !Array.isArray(value) || value.length === 0) return undefined;
      return value.map((id) => collectionName(String(id)) ?? t('optionsGone')).join(' → ');
    },
  };
}
