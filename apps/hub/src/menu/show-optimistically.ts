import type { QueryClient } from '@tanstack/react-query';
import type { CachedMenu } from './cached-menu.ts';
import { menuQuery } from './menu.api.ts';
import {
  baseAfterAnswer,
  dropOptimistic,
  type OptimisticPart,
  optimisticValueOf,
} from './optimistic-values.ts';

/**
 * Shows a switch optimistically. Call the returned function with the server's answer, or without one if the request
 * failed. If several presses are pending, the last one decides.
 */
export function showOptimistically<Value>(
  queryClient: QueryClient,
  storeId: string,
  part: OptimisticPart<Value>,
  value: Value,
): (answer?: { value: Value }) => void {
  const { queryKey } = menuQuery(storeId);
  const menu = queryClient.getQueryData(queryKey);
  if (!menu) return () => undefined;

  const optimistic = optimisticValueOf(storeId, part, menu);
  optimistic.waiting += 1;
  optimistic.shown = value;
  queryClient.setQueryData<CachedMenu>(queryKey, part.write(menu, value));

  return (answer) => {
    const now = queryClient.getQueryData(queryKey);
    if (answer && now) optimistic.base = baseAfterAnswer(optimistic, now, answer.value);
    optimistic.waiting -= 1;
    if (optimistic.waiting > 0) return;
    dropOptimistic(optimistic);

    if (!now) return;
    queryClient.setQueryData<CachedMenu>(queryKey, optimistic.part.write(now, optimistic.base));
    // Perhaps only the answer was lost, so refetch.
    if (!answer) void queryClient.invalidateQueries({ queryKey });
  };
}
