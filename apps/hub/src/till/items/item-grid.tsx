import { type KeyboardEvent, useState } from 'react';
import styles from './item-grid.module.css';
import { columnsOf, type GridProps, itemIdOf, tileOf } from './item-tiles.ts';
import { moveInGrid } from './move-in-grid.ts';
import { TileRow } from './tile-row.tsx';
import { useHold } from './use-hold.ts';

/** Tiles as one tab stop. Arrow keys move between tiles, Enter takes one. */
export function ItemGrid({ label, items, onSoldOut, ...row }: GridProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === current),
  );

  const handleArrow = (event: KeyboardEvent) => {
    const columns = columnsOf(event.currentTarget);
    const to = moveInGrid(event.key, { from: at, columns, count: items.length });
    const next = to === null ? undefined : items[to];
    if (!next) return;
    event.preventDefault();
    tileOf(event.currentTarget, next.id)?.focus();
  };
  const hold = useHold((target) => {
    const itemId = itemIdOf(target);
    if (itemId) onSoldOut(itemId);
  });

  return (
    <div className={styles.scroller}>
      <section aria-label={label}>
        <ul className={styles.grid} onKeyDown={handleArrow} {...hold}>
          <TileRow
            {...row}
            items={items}
            first={0}
            columns={items.length}
            currentId={items[at]?.id}
            onFocus={setCurrent}
          />
        </ul>
      </section>
    </div>
  );
}
