import { type ComponentType, useEffect, useState } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import { ItemGrid } from './item-grid.tsx';
import type { GridProps } from './item-tiles.ts';

/** So many tiles may all be there; of more, those in sight. */
const mostTiles = 200;

/** How a number of items is shown. What large menus need comes after the first tiles. */
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
