import type { InputOf } from '@maru/contract/endpoint.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { newKey } from '@maru/web/new-key.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { throughLock } from '#hub/lib/locked.ts';
import { useOneInFlight } from '#hub/lib/one-in-flight.ts';
import { isDecided } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

type Said = Omit<InputOf<typeof changeStoreItems>, 'storeId'>;

/**
 * Changes items; done, or refused, once the menu of this device knows how they are now. What got no answer is sent again
 * under its key. That is kept here: thousands of ids are too long for the storage of a tab.
 */
export function useChangeItems(storeId: string) {
  const queryClient = useQueryClient();
  const unanswered = useRef<{ intent: string; key: string }>(undefined);

  return useOneInFlight(storeId, async (said: Said) => {
    const intent = JSON.stringify(said);
    if (unanswered.current?.intent !== intent) unanswered.current = { intent, key: newKey() };
    const { key } = unanswered.current;
    try {
      const done = await throughLock(() =>
        call(changeStoreItems, { storeId, ...said }, { idempotencyKey: key }),
      );
      unanswered.current = undefined;
      return done;
    } catch (error) {
      if (isDecided(error)) unanswered.current = undefined;
      throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey: menuKeys.book(storeId) });
    }
  });
}
