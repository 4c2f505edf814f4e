import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import styles from './row-scroller.module.css';

export type RowScrollerProps = {
  /** What the list is called by who hears it. */
  label: string;
  count: number;
  renderRow: (index: number) => ReactNode;
};

/** Before it is measured, in CSS pixels. */
const rowHeight = 62;

/** A long list in a box of its own; only the rows in sight are there. */
export function RowScroller({ label, count, renderRow }: RowScrollerProps) {
  'use no memo'; // The virtualizer is one object that changes; remembered by the compiler it would stand still.
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: 420 },
  });

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={label} tabIndex={0}>
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
