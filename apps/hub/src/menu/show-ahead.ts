import type { QueryClient } from '@tanstack/react-query';
import { aheadOf, answerAhead, forgetAhead, type MenuPart } from './ahead.ts';
import { menuBookQuery } from './menu.api.ts';
import type { MenuBook } from './menu-book.ts';

/**
 * Shows a switch optimistically. Call the returned function with the server's answer, or without one if the request
 * failed. If several presses are pending, the last one decides.
 */
export function showAhead<Value>(
  queryClient: QueryClient,
  storeId: string,
  part: MenuPart<Value>,
  value: Value,
): (answer?: { value: Value }) => void {
  const { queryKey } = menuBookQuery(storeId);
  const book = queryClient.getQueryData(queryKey);
  if (!book) return () => undefined;

  const ahead = aheadOf(storeId, part, book);
  ahead.waiting += 1;
  ahead.shown = value;
  queryClient.setQueryData<MenuBook>(queryKey, part.write(book, value));

  return (answer) => {
    const now = queryClient.getQueryData(queryKey);
    if (answer && now) ahead.ground = answerAhead(ahead, now, answer.value);
    ahead.waiting -= 1;
    if (ahead.waiting > 0) return;
    forgetAhead(ahead);

    if (!now) return;
    queryClient.setQueryData<MenuBook>(queryKey, ahead.part.write(now, ahead.ground));
    // Only the answer may be lost, so ask the server.
    if (!answer) void queryClient.invalidateQueries({ queryKey });
  };
}
