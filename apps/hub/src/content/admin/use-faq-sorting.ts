import { isApiError } from '@maru/web/api-error.ts';
import { useEffect, useRef } from 'react';
import type { FaqList } from '#hub/content/content.api.ts';
import type { SortedList } from '#hub/lib/sorting/sort-queue.ts';
import { useSort } from '#hub/lib/sorting/use-sort.ts';
import { useSortFaqs } from './admin-content.api.ts';
import { categoryOrderOf, faqOrderOf, withCategories, withFaqs } from './orders-of-lists.ts';

/** Sorts the categories of FAQs. */
export function useCategorySort(list: FaqList) {
  const save = useSaveFaqOrder(list);
  return useSort({
    of: 'categories',
    ...categoryOrderOf(list),
    save: async (order) => categoryOrderOf(await save(order, (known) => withCategories(known, order.ids))),
    listOf: (row) => categoryOrderOf(row as FaqList),
  });
}

/** Sorts the FAQs of one category; null: those without a category. */
export function useFaqSort(list: FaqList, categoryId: string | null) {
  const save = useSaveFaqOrder(list);
  return useSort({
    of: `faqs ${categoryId}`,
    ...faqOrderOf(list, categoryId),
    save: async (order) =>
      faqOrderOf(await save(order, (known) => withFaqs(known, categoryId, order.ids)), categoryId),
    listOf: (row) => faqOrderOf(row as FaqList, categoryId),
  });
}

/**
 * A save sends the whole list, in the version that the new order is based on. So this keeps every version of
 * the list, whether it was fetched, returned by a save, or contained in a refusal.
 */
function useSaveFaqOrder(list: FaqList) {
  const sort = useSortFaqs();
  const known = useRef(new Map<number, FaqList>());
  useEffect(() => {
    known.current.set(list.version, list);
  }, [list]);

  return async ({ version }: SortedList, inputOf: (known: FaqList) => Parameters<typeof sort>[0]) => {
    try {
      const saved = await sort(inputOf(known.current.get(version) ?? list));
      known.current.set(saved.version, saved);
      return saved;
    } catch (error) {
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) {
        const now = error.detail.row as FaqList;
        known.current.set(now.version, now);
      }
      throw error;
    }
  };
}
