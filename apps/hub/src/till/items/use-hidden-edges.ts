import { useEffect, useState } from 'react';

/** At which ends a scrolling row has more content. */
export type HiddenEdges = { start: boolean; end: boolean };

/** Tolerance for rounding, in CSS pixels. */
const rounding = 1;

export function useHiddenEdges(row: HTMLElement | null): HiddenEdges {
  const [beyond, setBeyond] = useState<HiddenEdges>({ start: false, end: false });

  useEffect(() => {
    if (!row) return;
    const look = () => {
      const start = row.scrollLeft > rounding;
      const end = row.scrollLeft + row.clientWidth < row.scrollWidth - rounding;
      setBeyond((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    const chips = new MutationObserver(look);
    sizes.observe(row);
    chips.observe(row, { childList: true, characterData: true, subtree: true });
    return () => {
      row.removeEventListener('scroll', look);
      sizes.disconnect();
      chips.disconnect();
    };
  }, [row]);

  return beyond;
}
