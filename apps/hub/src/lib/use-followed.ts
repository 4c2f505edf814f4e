import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inTurn } from './in-turn.ts';
import { type LiveState, useLiveEvents } from './live.ts';

/** Asks again for all that stands under `queryKey` whenever something happened in the store. */
export function useFollowed(storeId: string, queryKey: QueryKey): LiveState {
  const queryClient = useQueryClient();
  const [run] = useState(inTurn);
  const askAgain = () => void run(() => queryClient.invalidateQueries({ queryKey }));

  return useLiveEvents(storeId, askAgain, askAgain);
}
