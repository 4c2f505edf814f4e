import type { OutputOf } from '@maru/contract/endpoint.ts';
import { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import {
  deleteOptionCollection,
  type OptionCollection,
  setOptionCollection,
  sortOptionCollections,
} from '@maru/contract/menu/options.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { throughLock } from '#hub/lib/locked.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { useChangeItems } from '#hub/menu/bulk/bulk.api.ts';
import { menuBookQuery } from '#hub/menu/menu.api.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';
import { rememberIds } from './choices/choice-keys.ts';
import { type CollectionValues, filledKeys, inputOf } from './collection-values.ts';

/** The menu as this page knows it: read now, changed at once, or asked for again. */
function useBook(storeId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = menuBookQuery(storeId);
  return {
    read: () => queryClient.getQueryData(queryKey),
    change: (next: (book: MenuBook) => MenuBook) =>
      queryClient.setQueryData(queryKey, (book) => book && next(book)),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}

function withCollection(book: MenuBook, saved: OptionCollection): MenuBook {
  const isKnown = book.collections.some(({ id }) => id === saved.id);
  const others = book.collections.map((one) => (one.id === saved.id ? saved : one));
  return { ...book, collections: isKnown ? others : [...others, saved] };
}

/** Makes a collection, or saves one under its version. Who calls says what went wrong, at the field where it did. */
export function useSaveCollection(storeId: string) {
  const book = useBook(storeId);
  return async (values: CollectionValues, of?: { id: string; version: number }) => {
    const known = book.read()?.collections.find(({ id }) => id === of?.id);
    const kept = new Set(known?.choices.map(({ id }) => id));
    const keys = filledKeys(values);
    try {
      const input = { storeId, ...of, ...inputOf(values, kept) };
      const saved = await throughLock(() => call(setOptionCollection, input));
      const ids = saved.choices.map(({ id }) => id);
      rememberIds(keys, ids);
      book.change((before) => withCollection(before, saved));
      return saved;
    } catch (error) {
      // What is kept of it is known by the next try.
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) {
        const row = error.detail.row as OptionCollection;
        book.change((before) => withCollection(before, row));
      }
      throw error;
    } finally {
      // Also ends a reading that began before: it would come back without this.
      void book.refresh();
    }
  };
}

export function useDeleteCollection(storeId: string) {
  const book = useBook(storeId);
  /** `leave` leads away from what is no more, before it goes. */
  return async ({ id, version }: OptionCollection, leave: () => Promise<void>) => {
    try {
      const answer = await throughLock(() => call(deleteOptionCollection, { storeId, id, version }));
      await leave();
      book.change((before) => ({
        ...before,
        collections: before.collections.filter((one) => one.id !== id),
      }));
      return answer;
    } finally {
      void book.refresh();
    }
  };
}

type SortedCollections = OutputOf<typeof sortOptionCollections>;

/** The order alone, as lists that are sorted by hand know it. */
export function orderOf(row: unknown) {
  const { version, collections } = row as SortedCollections;
  return { version, ids: collections.map(({ id }) => id) };
}

export function useSortCollections(storeId: string) {
  const book = useBook(storeId);
  return async (ids: readonly string[], version: number) => {
    try {
      const sorted = await throughLock(() =>
        call(sortOptionCollections, { storeId, version, ids: [...ids] }),
      );
      book.change((before) => ({
        ...before,
        collections: sorted.collections,
        listVersions: { ...before.listVersions, collections: sorted.version },
      }));
      return orderOf(sorted);
    } finally {
      void book.refresh();
    }
  };
}

/** Lets these items ask for a collection, or stop asking; gives what undoes it. */
export function useAskFor(storeId: string) {
  const book = useBook(storeId);
  const changeItems = useChangeItems(storeId);

  async function change(
    kind: 'ADD_OPTIONS' | 'REMOVE_OPTIONS',
    { collectionId, itemIds }: { collectionId: string; itemIds: ReadonlySet<string> },
  ) {
    const versions = () =>
      (book.read()?.items ?? [])
        .filter(({ id }) => itemIds.has(id))
        .map(({ id, version }) => ({ id, version }));
    const send = () => changeItems({ items: versions(), change: { kind, collectionId } });
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) throw error;
      // Whatever somebody else did to an item, which the book knows by now, it is asked for this as well.
      return send();
    }
  }

  return async (
    collectionId: string,
    { added, removed }: Record<'added' | 'removed', ReadonlySet<string>>,
  ) => {
    const changes: (string | null)[] = [];
    const undo = async () => {
      for (const changeId of changes)
        if (changeId !== null) await sendOnce(undoMenuChange, { storeId, changeId });
      await book.refresh();
    };
    try {
      if (added.size > 0)
        changes.push((await change('ADD_OPTIONS', { collectionId, itemIds: added })).changeId);
      if (removed.size > 0)
        changes.push((await change('REMOVE_OPTIONS', { collectionId, itemIds: removed })).changeId);
      return undo;
    } finally {
      await book.refresh();
    }
  };
}
