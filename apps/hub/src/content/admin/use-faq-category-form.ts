import { longest } from '@maru/contract/content/content-fields.ts';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import type { FaqList } from '#hub/content/content.api.ts';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useSetFaqCategory } from './admin-content.api.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

export type CategoryValues = { name: string; nameEn: string; uuidList: readonly string[] };

const asNew: CategoryValues = { name: '', nameEn: '', uuidList: [] };

type FaqCategoryForm = {
  list: FaqList;
  /** Missing for a new category. A deleted one is created again. */
  categoryId: string | undefined;
  onSaved: () => void;
};

/** Form state of a category. It is saved with the version of the whole list. */
export function useFaqCategoryForm({ list, categoryId, onSaved }: FaqCategoryForm) {
  const { t } = useAdminContentWords();
  const save = useSetFaqCategory();
  const isGone = (now: FaqList) => !now.categories.some(({ id }) => id === categoryId);

  return useEditForm<CategoryValues>({
    saved: valuesIn(list, categoryId),
    version: list.version,
    async save({ name, nameEn, uuidList }, version) {
      const id = categoryId === undefined || isGone(list) ? {} : { id: categoryId };
      await save({ ...id, version, name, nameEn: nameEn.trim() || null, uuidList: [...uuidList] });
      onSaved();
    },
    problemsOf: ({ name, nameEn, uuidList }) => ({
      ...(name.trim() === '' && { name: t('errors:fields.required') }),
      ...(isTooLong(name) && { name: t('errors:fields.tooLong') }),
      ...(isTooLong(nameEn) && { nameEn: t('errors:fields.tooLong') }),
      ...(uuidList.length === 0 && { uuidList: t('faq.noMembers') }),
    }),
    rowIn: (now) => ({ ...valuesIn(now as FaqList, categoryId), version: (now as FaqList).version }),
    fieldOf: (pathOrCode) => (pathOrCode === 'FAQ_CATEGORY_NAME_USED' ? 'name' : fieldOf(pathOrCode)),
  });
}

const isTooLong = (name: string) => countCharacters(name.trim()) > longest.category;

function valuesIn({ categories }: FaqList, categoryId: string | undefined): CategoryValues {
  const found = categoryId === undefined ? undefined : categories.find(({ id }) => id === categoryId);
  if (!found) return asNew;
  return { name: found.name ?? '', nameEn: found.nameEn ?? '', uuidList: found.faqs.map(({ id }) => id) };
}

function fieldOf(path: string): keyof CategoryValues | undefined {
  const [first = ''] = path.split('.');
  return Object.hasOwn(asNew, first) ? (first as keyof CategoryValues) : undefined;
}
