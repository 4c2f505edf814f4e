import type { QueryClient } from '@tanstack/react-query';
import { menuBookQuery } from './menu.api.ts';
import type { MenuBook } from './menu-book.ts';

/** What a switch changes in the menu. */
export type MenuPart<Value> = {
  /** Which field of which row. */
  name: string;
  read: (book: MenuBook) => Value;
  write: (book: MenuBook, value: Value) => MenuBook;
};

/** The part as it was before anybody waited for the server, or as the server said last. */
type Ground = { value: unknown; revision: number; waiting: number };

const grounds = new Map<string, Ground>();

/**
 * Shows a switch before the server has it. The function that it gives takes the answer, or nothing where that failed; of
 * several presses that wait for their answers, the last one decides what stays.
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

  const name = `${storeId} ${part.name}`;
  const ground = grounds.get(name) ?? { value: part.read(book), revision: book.revision, waiting: 0 };
  grounds.set(name, ground);
  ground.waiting += 1;
  queryClient.setQueryData<MenuBook>(queryKey, part.write(book, value));

  return (answer) => {
    if (answer) ground.value = answer.value;
    ground.waiting -= 1;
    if (ground.waiting > 0) return;
    grounds.delete(name);

    const now = queryClient.getQueryData(queryKey);
    if (!now) return;
    const settled = part.write(now, ground.value as Value);
    if (answer) return void queryClient.setQueryData<MenuBook>(queryKey, settled);

    // Maybe only the answer is lost, and the menu came with the switch already: it is asked for from before that again.
    const revision = Math.min(now.revision, ground.revision);
    queryClient.setQueryData<MenuBook>(queryKey, { ...settled, revision });
    void queryClient.invalidateQueries({ queryKey });
  };
}
