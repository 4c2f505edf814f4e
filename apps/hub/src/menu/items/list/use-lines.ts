import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ListLayout } from './list-layout.ts';

/** In rem, as in item-row.module.css and item-list.module.css. */
const heights = { wide: { row: 4.25, heading: 3.25 }, narrow: { row: 5, heading: 2.75 } };
/** Left free above and below when a row is brought into view, in CSS pixels: the header, and the bars at the bottom. */
const covered = { above: 84, below: 160 };

/** A line that is drawn, and how far from the top of the list. */
export type DrawnLine = { index: number; start: number };

/** The lines of the list that are in sight, and the one that Tab leads to; the page scrolls. */
export function useLines(list: RefObject<HTMLElement | null>, layout: ListLayout, focusedLine: number) {
  'use no memo'; // The virtualizer is one object that changes; remembered by the compiler it would stand still.
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
  // Sizes are asked for once and kept; another width, or another list, has others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer is one object
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

/** How far from the top of the page it begins, whatever stands above it. */
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
