import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './item-grid.module.css';
import { ItemTile } from './item-tile.tsx';
import { moveInGrid } from './move-in-grid.ts';

type ItemGridProps = {
  label: string;
  items: readonly CompactItem[];
  soldOut: ReadonlySet<string>;
  countOf: (itemId: string) => number;
  onPick: (item: CompactItem) => void;
};

/** One stop for the Tab key; arrows go from tile to tile, Enter takes one. */
export function ItemGrid({ label, items, soldOut, countOf, onPick }: ItemGridProps) {
  const grid = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const currentId = items.some(({ id }) => id === current) ? current : items[0]?.id;

  const handleArrow = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const from = tiles.indexOf(event.target as HTMLElement);
    const columns = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
    const to = moveInGrid(event.key, { from, columns, count: tiles.length });
    if (to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  };

  return (
    <section ref={grid} className={styles.grid} aria-label={label} onKeyDown={handleArrow}>
      {items.map((item) => (
        <ItemTile
          key={item.id}
          item={item}
          isSoldOut={soldOut.has(item.id)}
          count={countOf(item.id)}
          isCurrent={item.id === currentId}
          onPick={onPick}
          onFocus={() => setCurrent(item.id)}
        />
      ))}
    </section>
  );
}
