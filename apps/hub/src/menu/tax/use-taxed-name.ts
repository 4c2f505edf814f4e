import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useTranslation } from 'react-i18next';

/** The name of a category as pickers show it: whether it is tax-free decides about the VAT of what goes there. */
export function useTaxedName() {
  const { t } = useTranslation('menu-tax');
  return ({ taxable }: Pick<Category, 'taxable'>, name: string) => (taxable ? name : t('named', { name }));
}
