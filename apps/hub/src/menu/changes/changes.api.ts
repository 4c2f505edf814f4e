import type { OutputOf } from '@maru/contract/endpoint.ts';
import { listMenuChanges, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useLiveEvents } from '#hub/lib/live.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

export type MenuChange = OutputOf<typeof listMenuChanges>[number];
export type Undone = OutputOf<typeof undoMenuChange>;

export const menuChangesQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['menu-changes', storeId],
    queryFn: ({ signal }) => call(listMenuChanges, { storeId }, { signal }),
    staleTime: 0,
  });

/** Changes of many items and deletions in the last day, newest first; asked for anew whenever somebody changes the menu. */
export function useMenuChanges(storeId: string): readonly MenuChange[] {
  const queryClient = useQueryClient();
  const { queryKey } = menuChangesQuery(storeId);
  useLiveEvents(
    storeId,
    ({ type }) => {
      if (type === 'MENU_CHANGED') void queryClient.invalidateQueries({ queryKey });
    },
    () => void queryClient.invalidateQueries({ queryKey }),
  );
  return useSuspenseQuery(menuChangesQuery(storeId)).data;
}

/** Undoes a change; done once this device knows the menu as it is then. Who calls says what went wrong. */
export function useUndoChange(storeId: string) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: menuKeys.book(storeId) }),
      queryClient.invalidateQueries(menuChangesQuery(storeId)),
    ]);

  return async (changeId: string): Promise<Undone> => {
    try {
      const undone = await sendOnce(undoMenuChange, { storeId, changeId });
      await refresh();
      return undone;
    } catch (error) {
      await refresh();
      throw error;
    }
  };
}
