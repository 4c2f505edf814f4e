import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ListLayout } from './list-layout.ts';

/** In rem, the same as in item-row.module.css and item-list.module.css. */
const heights = { wide: { row: 4.25, heading: 3.25 }, narrow: { row: 5, heading: 2.75 } };
/** Space kept free around a revealed row, in CSS pixels, for the header and the bars at the bottom. */
const covered = { above: 84, below: 160 };

/** A rendered line, and its offset from the top of the list. */
export type DrawnLine = { index: number; start: number };

/** The visible lines, plus the line that Tab focuses. The window is the scrolling element. */
export function useLines(list: RefObject<HTMLElement | null>, layout: ListLayout, focusedLine: number) {
  'use no memo'; // The virtualizer is one mutable object. The compiler would memoize it and stop updates.
  const isWide = useMediaQuery('(width >= 64em)', false, { getInitialValueInEffect: false });
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const scrollMargin = useTop(list);
  const virtualizer = useWindowVirtualizer({
    count: layout.lineCount,
    estimateSize: (index) => {
      const { row, heading } = isWide ? heights.wide : heights.narrow;
      return (layout.lineAt(index).at === null ? heading : row) * rem;
    },
    overscan: 8,
    scrollMargin,
    scrollPaddingStart: covered.above,
    scrollPaddingEnd: covered.below,
    rangeExtractor: (range) => withFocused(range, focusedLine),
  });
  // The virtualizer caches sizes, which change with the breakpoint and the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer is a stable object
  useLayoutEffect(() => virtualizer.measure(), [isWide, layout]);

  return {
    height: virtualizer.getTotalSize(),
    drawn: virtualizer
      .getVirtualItems()
      .map(({ index, start }): DrawnLine => ({ index, start: start - scrollMargin })),
    reveal: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

function withFocused(range: Range, focused: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (focused >= range.count || inSight.includes(focused)) return inSight;
  return [...inSight, focused].sort((one, other) => one - other);
}

/** Offset of the list from the top of the document. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const look = () => {
      const at = element.current?.getBoundingClientRect().top;
      if (at !== undefined) setTop(Math.round(at + window.scrollY));
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    look();
    return () => observer.disconnect();
  }, [element]);
  return top;
}
