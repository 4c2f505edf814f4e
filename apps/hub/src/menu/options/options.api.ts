import type { OutputOf } from '@maru/contract/endpoint.ts';
import { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import {
  deleteOptionCollection,
  type OptionCollection,
  setOptionCollection,
  sortOptionCollections,
} from '@maru/contract/menu/options.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { SortedList } from '#hub/lib/sorting/sort-queue.ts';
import { useChangeItems } from '#hub/menu/bulk/bulk.api.ts';
import type { CachedMenu } from '#hub/menu/cached-menu.ts';
import { menuQuery } from '#hub/menu/menu.api.ts';
import { rememberIds } from './choices/choice-keys.ts';
import { type CollectionValues, filledKeys, inputOf } from './collection-values.ts';

/** Access to the cached menu: read, update, refetch. */
function useMenuCache(storeId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = menuQuery(storeId);
  return {
    read: () => queryClient.getQueryData(queryKey),
    change: (next: (menu: CachedMenu) => CachedMenu) =>
      queryClient.setQueryData(queryKey, (menu) => menu && next(menu)),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}

function withCollection(menu: CachedMenu, saved: OptionCollection): CachedMenu {
  const isKnown = menu.collections.some(({ id }) => id === saved.id);
  const others = menu.collections.map((one) => (one.id === saved.id ? saved : one));
  return { ...menu, collections: isKnown ? others : [...others, saved] };
}

type CollectionToSave = { values: CollectionValues; of: { id: string; version: number } | undefined };

/** Creates a collection, or saves one based on its version. The caller shows errors at the field they belong to. */
export function useSaveCollection(storeId: string) {
  const cache = useMenuCache(storeId);
  return useMutation({
    mutationFn: ({ values, of }: CollectionToSave) => {
      const known = cache.read()?.collections.find(({ id }) => id === of?.id);
      const kept = new Set(known?.choices.map(({ id }) => id));
      return sendOnce(setOptionCollection, { storeId, ...of, ...inputOf(values, kept) });
    },
    meta: { handlesErrors: true },
    onSuccess: (saved, { values }) => {
      const ids = saved.choices.map(({ id }) => id);
      rememberIds(filledKeys(values), ids);
      cache.change((before) => withCollection(before, saved));
    },
    onError: (error) => {
      // Puts the current row into the cached menu, so that the next try knows which choices still exist.
      if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) return;
      const row = error.detail.row as OptionCollection;
      cache.change((before) => withCollection(before, row));
    },
    // Also cancels a fetch that began before this change and would overwrite it with older data.
    onSettled: () => void cache.refresh(),
  });
}

/** `leave` navigates away before the deleted collection leaves the cached menu. The caller shows errors. */
export function useDeleteCollection(storeId: string, leave: () => Promise<void>) {
  const cache = useMenuCache(storeId);
  return useMutation({
    mutationFn: ({ id, version }: OptionCollection) =>
      sendOnce(deleteOptionCollection, { storeId, id, version }),
    meta: { handlesErrors: true },
    onSuccess: async (_answer, { id }) => {
      await leave();
      cache.change((before) => ({
        ...before,
        collections: before.collections.filter((one) => one.id !== id),
      }));
    },
    onSettled: () => void cache.refresh(),
  });
}

type SortedCollections = OutputOf<typeof sortOptionCollections>;

/** Ids and version of the list, as sorting needs them. */
export function collectionOrderOf(row: unknown): SortedList {
  const { version, collections } = row as SortedCollections;
  return { version, ids: collections.map(({ id }) => id) };
}

export function useSortCollections(storeId: string) {
  const cache = useMenuCache(storeId);
  return useMutation({
    mutationFn: async ({ ids, version }: SortedList) => {
      const sorted = await sendOnce(sortOptionCollections, { storeId, version, ids: [...ids] });
      cache.change((before) => ({
        ...before,
        collections: sorted.collections,
        listVersions: { ...before.listVersions, collections: sorted.version },
      }));
      return collectionOrderOf(sorted);
    },
    meta: { handlesErrors: true },
    onSettled: () => void cache.refresh(),
  });
}

type Asking = { collectionId: string } & Record<'added' | 'removed', ReadonlySet<string>>;

/** Adds a collection to items and removes it from others. Resolves to a function that undoes this. */
export function useAskFor(storeId: string) {
  const cache = useMenuCache(storeId);
  const { mutateAsync: changeItems } = useChangeItems(storeId);

  async function change(
    kind: 'ADD_OPTIONS' | 'REMOVE_OPTIONS',
    { collectionId, itemIds }: { collectionId: string; itemIds: ReadonlySet<string> },
  ) {
    const versions = () =>
      (cache.read()?.items ?? [])
        .filter(({ id }) => itemIds.has(id))
        .map(({ id, version }) => ({ id, version }));
    const send = () => changeItems({ items: versions(), change: { kind, collectionId } });
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) throw error;
      // The refetched menu has the items' new versions. Sending again is safe, because adding or removing a
      // collection conflicts with no other change.
      return send();
    }
  }

  return useMutation({
    mutationFn: async ({ collectionId, added, removed }: Asking) => {
      const changes: (string | null)[] = [];
      if (added.size > 0)
        changes.push((await change('ADD_OPTIONS', { collectionId, itemIds: added })).changeId);
      if (removed.size > 0)
        changes.push((await change('REMOVE_OPTIONS', { collectionId, itemIds: removed })).changeId);
      return async () => {
        for (const changeId of changes)
          if (changeId !== null) await sendOnce(undoMenuChange, { storeId, changeId });
        await cache.refresh();
      };
    },
    meta: { handlesErrors: true },
    onSettled: () => cache.refresh(),
  });
}
