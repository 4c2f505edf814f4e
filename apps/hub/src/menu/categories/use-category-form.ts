import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useRefreshMenu } from '#hub/menu/menu.api.ts';
import { useSaveCategory } from './categories.api.ts';

export type CategoryValues = {
  name: string;
  /** Empty if there is none. */
  nameEn: string;
  enabled: boolean;
  rewardable: boolean;
  taxable: boolean;
};

const asNew: CategoryValues = { name: '', nameEn: '', enabled: true, rewardable: true, taxable: true };

type CategoryForm = {
  storeId: string;
  /** Missing for a new category. */
  category: Category | undefined;
  /** Somebody else has deleted it. Saving creates a new one. */
  isGone: boolean;
  onSaved: () => void;
};

/** Form state of a category. */
export function useCategoryForm({ storeId, category, isGone, onSaved }: CategoryForm) {
  const { t } = useTranslation();
  const { mutateAsync: save } = useSaveCategory(storeId);
  const refresh = useRefreshMenu(storeId);

  return useEditForm<CategoryValues>({
    saved: category ? valuesOf(category) : asNew,
    version: category?.version ?? 0,
    save: async (values, version) => {
      await save({ ...values, ...(category && !isGone ? { id: category.id, version } : {}) });
      onSaved();
    },
    problemsOf: ({ name }) => (name.trim() === '' ? { name: t('errors:fields.required') } : {}),
    onGone: () => void refresh(),
    valuesOf: (row) => valuesOf(row as Category),
    fieldOf: (pathOrCode) => (pathOrCode === 'MENU_NAME_USED' ? 'name' : fieldOf(pathOrCode)),
  });
}

function valuesOf({ name, nameEn, enabled, rewardable, taxable }: Category): CategoryValues {
  return { name, nameEn: nameEn ?? '', enabled, rewardable, taxable };
}

function fieldOf(path: string): 'name' | 'nameEn' | undefined {
  return path === 'name' || path === 'nameEn' ? path : undefined;
}
