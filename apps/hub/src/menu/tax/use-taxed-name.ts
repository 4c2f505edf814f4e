import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useTranslation } from 'react-i18next';

/** Name of a category in pickers. Tax-free ones are marked, since the VAT of items depends on it. */
export function useTaxedName() {
  const { t } = useTranslation('menu-tax');
  return ({ taxable }: Pick<Category, 'taxable'>, name: string) => (taxable ? name : t('named', { name }));
}
