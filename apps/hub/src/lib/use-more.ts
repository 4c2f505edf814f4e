import { useEffect, useRef } from 'react';

type Listed = {
  /** How many rows the list has. */
  count: number;
  isFetching: boolean;
  fetch: () => Promise<unknown>;
};

/**
 * More rows of a list on demand. Its button stays as it is meanwhile, since one that is switched off loses the focus; that
 * goes to the first row that is new, as after the last ones the button is gone.
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
