import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import styles from './row-scroller.module.css';

type RowScrollerProps = {
  /** Name of the list for screen readers. */
  label: string;
  count: number;
  /** Key of a row that may change its index. */
  keyOf?: (index: number) => string | number;
  /** Lower, with less padding in the rows, for a dialog. */
  isTight?: boolean;
  renderRow: (index: number) => ReactNode;
};

/** Estimate before measuring, in CSS pixels. */
const rowHeight = 62;

/** A long list in a scrolling box, virtualized. */
export function RowScroller({ label, count, keyOf = indexAsKey, isTight, renderRow }: RowScrollerProps) {
  'use no memo'; // The virtualizer is one mutable object. The compiler would memoize it and stop updates.
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    initialRect: { width: 0, height: 420 },
  });

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      data-tight={isTight || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
    >
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {renderRow(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function indexAsKey(index: number): number {
  return index;
}
