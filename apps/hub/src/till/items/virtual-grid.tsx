import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './item-grid.module.css';
import { type GridProps, itemIdOf, tileOf } from './item-tiles.ts';
import { moveInGrid } from './move-in-grid.ts';
import { TileRow } from './tile-row.tsx';
import { useColumns } from './use-columns.ts';
import { useHold } from './use-hold.ts';

/** Estimated row height with its gap, in CSS pixels. */
const rowHeight = 128;

/** Virtualized grid (item-grid.tsx) for thousands of tiles. */
export function VirtualGrid({ label, items, onSoldOut, ...row }: GridProps) {
  'use no memo'; // The virtualizer is one mutable object. The compiler would memoize it and stop updates.
  const scroller = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const columns = useColumns(grid);
  const [current, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === current),
  );
  const currentRow = Math.floor(at / Math.max(1, columns));

  const virtualizer = useVirtualizer({
    count: columns === 0 ? 0 : Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: 800 },
    // The row with the current tile is always rendered, so that Tab and the focus work after scrolling.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), currentRow])]
        .filter((index) => index < range.count)
        .sort((one, other) => one - other),
  });

  const rows = virtualizer.getVirtualItems();

  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const tile = wanted.current && tileOf(grid, wanted.current);
    if (!tile) return;
    wanted.current = null;
    tile.focus({ preventScroll: true });
  });

  const handleArrow = (event: KeyboardEvent) => {
    const to = moveInGrid(event.key, { from: at, columns, count: items.length });
    const next = to === null ? undefined : items[to];
    if (to === null || !next) return;
    event.preventDefault();
    wanted.current = next.id;
    setCurrent(next.id);
    virtualizer.scrollToIndex(Math.floor(to / columns));
  };
  const hold = useHold((target) => {
    const itemId = itemIdOf(target);
    if (itemId) onSoldOut(itemId);
  });

  return (
    <div ref={scroller} className={styles.scroller}>
      <section aria-label={label}>
        <ul ref={setGrid} className={styles.grid} onKeyDown={handleArrow} {...hold}>
          {rows.map(({ key, index, start }, nth) => (
            <Fragment key={key}>
              <Space height={start - (rows[nth - 1]?.end ?? 0)} />
              <TileRow
                {...row}
                items={items}
                first={index * columns}
                columns={columns}
                currentId={items[at]?.id}
                measured={{ row: index, ref: virtualizer.measureElement }}
                onFocus={setCurrent}
              />
            </Fragment>
          ))}
          <Space height={virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0)} />
        </ul>
      </section>
    </div>
  );
}

/** Fills the height of rows that are not rendered. */
function Space({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden className={styles.space} style={{ height }} /> : null;
}
