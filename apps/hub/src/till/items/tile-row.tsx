import { ItemTile } from './item-tile.tsx';
import type { GridProps } from './item-tiles.ts';

type TileRowProps = Pick<GridProps, 'items' | 'soldOut' | 'countOf' | 'onPick' | 'meantId'> & {
  /** Index of its first tile. */
  first: number;
  columns: number;
  currentId: string | undefined;
  /** Measures the first tile, which is as high as the row. */
  measured?: { row: number; ref: (tile: HTMLElement | null) => void };
  onFocus: (itemId: string) => void;
};

export function TileRow(props: TileRowProps) {
  const { items, first, columns, soldOut, currentId, measured, meantId, countOf, onPick, onFocus } = props;

  return items
    .slice(first, first + columns)
    .map((item, index) => (
      <ItemTile
        key={item.id}
        item={item}
        measured={index === 0 ? measured : undefined}
        position={first + index + 1}
        of={items.length}
        isSoldOut={soldOut.has(item.id)}
        count={countOf(item.id)}
        isCurrent={item.id === currentId}
        isMeant={item.id === meantId}
        onPick={onPick}
        onFocus={onFocus}
      />
    ));
}
