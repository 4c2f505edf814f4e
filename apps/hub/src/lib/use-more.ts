import { useEffect, useRef } from 'react';

type Listed = {
  /** Number of rows in the list. */
  count: number;
  isFetching: boolean;
  fetch: () => Promise<unknown>;
};

/**
 * Loads more rows of a list. Do not disable its button while it loads, since a disabled button loses the focus.
 * Afterwards focus moves to the first new row, because the button disappears after the last page.
 */
export function useMore<L extends HTMLElement>({ count, isFetching, fetch }: Listed) {
  const list = useRef<L>(null);
  const asked = useRef<number>(undefined);

  useEffect(() => {
    if (asked.current === undefined || count <= asked.current) return;
    const row = list.current?.children[asked.current];
    asked.current = undefined;
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus();
  }, [count]);

  function more() {
    if (isFetching) return;
    asked.current = count;
    void fetch();
  }
  return { list, more };
}
