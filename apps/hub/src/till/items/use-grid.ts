import { type ComponentType, useEffect, useState } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import { ItemGrid } from './item-grid.tsx';
import type { GridProps } from './item-tiles.ts';

/** Up to this many tiles are rendered without virtualization. */
const mostTiles = 200;

/**
 * The grid component for a number of items, and how many items it shows. The virtualized grid is loaded after
 * the first tiles.
 */
export function useGrid(count: number): { Grid: ComponentType<GridProps>; most: number } {
  const [Virtual, setVirtual] = useState<ComponentType<GridProps>>();
  const isOnline = useOnline();
  const isWanted = count > mostTiles;

  useEffect(() => {
    if (!isWanted || !isOnline) return;
    import('./virtual-grid.tsx').then(
      ({ VirtualGrid }) => setVirtual(() => VirtualGrid),
      () => undefined,
    );
  }, [isWanted, isOnline]);

  return Virtual ? { Grid: Virtual, most: count } : { Grid: ItemGrid, most: mostTiles };
}
