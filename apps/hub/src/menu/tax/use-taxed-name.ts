import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function for the name of a category in pickers. Tax-free categories are marked, because the VAT
 * of items depends on them.
 */
export function useTaxedName() {
  const { t } = useTranslation('menu-tax');
  return ({ taxable }: Pick<Category, 'taxable'>, name: string) => (taxable ? name : t('named', { name }));
}
