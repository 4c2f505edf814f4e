import { useLayoutEffect, useState } from 'react';
import { columnsOf } from './item-tiles.ts';

/** Number of columns of a grid, updated on resize; 0 until measured. */
export function useColumns(grid: HTMLElement | null): number {
  const [columns, setColumns] = useState(0);

  useLayoutEffect(() => {
    if (!grid) return;
    const count = () => setColumns(columnsOf(grid));
    count();
    const observer = new ResizeObserver(count);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [grid]);

  return columns;
}
