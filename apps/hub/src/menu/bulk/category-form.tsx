import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useTaxedName } from '#hub/menu/tax/use-taxed-name.ts';
import type { ChangeFormProps } from './change-form.tsx';
import { useBulkWords } from './use-bulk-words.ts';

/** Asks for the category to which the items move. */
export function CategoryForm({ storeId, change, onChange }: ChangeFormProps) {
  const { t, nameOf } = useBulkWords(storeId);
  const named = useTaxedName();
  const { categories } = useCachedMenu(storeId);
  return (
    <Dropdown
      label={t('category.label')}
      description={t('category.last')}
      placeholder={t('category.choose')}
      options={categories.map((category) => ({
        value: category.id,
        label: named(category, nameOf(category)),
        name: nameOf(category),
      }))}
      value={change?.kind === 'CATEGORY' ? change.categoryId : null}
      onChange={(categoryId) => onChange(categoryId === null ? undefined : { kind: 'CATEGORY', categoryId })}
      search={{ nothingFoundText: t('category.none') }}
    />
  );
}
