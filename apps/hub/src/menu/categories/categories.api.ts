import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import {
  type Category,
  deleteCategory,
  setCategory,
  sortCategories,
} from '@maru/contract/menu/categories.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { SortedList } from '#hub/lib/sorting/sort-queue.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';
import { showOptimistically } from '#hub/menu/show-optimistically.ts';
import { categoryPart } from './category-part.ts';

export type CategoryInput = Omit<InputOf<typeof setCategory>, 'storeId'>;

/** Creates or changes a category. The caller shows errors at the field they belong to. */
export function useSaveCategory(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CategoryInput) => sendOnce(setCategory, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
  });
}

type Switch = { category: Category; enabled: boolean };

/** Switches a category on or off. Optimistic; a concurrent change of other fields is kept. */
export function useSwitchCategory(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Keeps two presses in order.
    scope: { id: `categories-${storeId}` },
    mutationFn: ({ category, enabled }: Switch) => saveSwitch(storeId, category, enabled),
    onMutate: ({ category, enabled }) =>
      showOptimistically(queryClient, storeId, categoryPart(category), { enabled }),
    onSettled: (saved, _error, _switch, settle) => {
      settle?.(saved && { value: saved });
      return queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) });
    },
  });
}

async function saveSwitch(storeId: string, category: Category, enabled: boolean): Promise<Category> {
  try {
    return await sendOnce(setCategory, { storeId, ...categoryInputOf(category), enabled });
  } catch (error) {
    if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) throw error;
    const now = categoryInputOf(error.detail.row as Category);
    return sendOnce(setCategory, { storeId, ...now, enabled });
  }
}

/** Picks the fields that the endpoint takes. */
function categoryInputOf({ id, version, name, nameEn, rewardable, taxable }: Category) {
  return { id, version, name, nameEn, rewardable, taxable };
}

export type CategoryRemoval = Omit<InputOf<typeof deleteCategory>, 'storeId'>;

/** Deletes a category, and moves or deletes its items. The caller shows errors. */
export function useDeleteCategory(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (removal: CategoryRemoval) => sendOnce(deleteCategory, { storeId, ...removal }),
    meta: { handlesErrors: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
  });
}

/** Saves the order of all categories, based on a version of the list. */
export function useSaveCategoryOrder(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, version }: SortedList) =>
      sortedListOf(await sendOnce(sortCategories, { storeId, ids: [...ids], version })),
    meta: { handlesErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
  });
}

/** Reads ids and version from an answer, or from the row in a refusal because of a stale version. */
export function sortedListOf(row: unknown): SortedList {
  const { version, categories } = row as OutputOf<typeof sortCategories>;
  return { version, ids: categories.map(({ id }) => id) };
}
