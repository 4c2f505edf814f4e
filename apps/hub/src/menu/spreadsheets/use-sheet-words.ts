import type { CellWords } from '@maru/contract/menu/export-rows.ts';
import { itemColumns, optionColumns } from '@maru/contract/menu/import-rows.ts';
import { useTranslation } from 'react-i18next';
import type { SheetWords } from './menu-sheets.ts';

/**
 * Words for written files, in the language of the page. Load the namespace before calling the returned function. This
 * hook does not suspend, since its screens show none of these texts.
 */
export function useSheetWords() {
  const { i18n } = useTranslation();
  return (): SheetWords & CellWords => {
    const t = i18n.getFixedT(null, 'menu-spreadsheets');
    return {
      columns: named([...itemColumns, ...optionColumns], (column) => t(`columns.${column}`)),
      sheets: { items: t('sheets.items'), options: t('sheets.options') },
      ...{ yes: t('words.yes'), no: t('words.no'), taxed: t('words.taxed'), taxFree: t('words.taxFree') },
    };
  };
}

function named<N extends string>(names: readonly N[], wordOf: (name: N) => string): Record<N, string> {
  return Object.fromEntries(names.map((name) => [name, wordOf(name)])) as Record<N, string>;
}
