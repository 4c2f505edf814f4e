import { useEffect, useState } from 'react';
import type { LogPage } from './event-log.api.ts';

/** A page scrolled by no more than this, in CSS pixels, counts as being at its top. */
const nearTop = 80;

/** Whether somebody is reading: they have scrolled down, or a row has the keyboard focus. */
function isReading(): boolean {
  return window.scrollY > nearTop || document.activeElement?.closest('tbody') != null;
}

/**
 * New entries would move what somebody is reading, so they are held back until requested. `list` identifies
 * the filters and the page; a different list is shown at once.
 */
export function useHeldRows(data: LogPage | undefined, list: string) {
  const [held, setHeld] = useState({ list, page: data });

  useEffect(() => {
    setHeld((now) => {
      const mayMove = now.list !== list || !now.page || !isReading() || countNew(now.page, data) === 0;
      return mayMove ? { list, page: data } : now;
    });
  }, [data, list]);

  const shown = held.list === list && held.page ? held.page : data;
  return { shown, waiting: countNew(shown, data), showNew: () => setHeld({ list, page: data }) };
}

/** How many entries are newer than the first shown one. */
function countNew(shown: LogPage | undefined, data: LogPage | undefined): number {
  const first = shown?.content[0]?.id;
  if (!data || data === shown || first === undefined) return 0;
  const at = data.content.findIndex(({ id }) => id === first);
  return at === -1 ? data.content.length : at;
}
