import type { ReactNode } from 'react';
import { SortHandle } from './sort-handle.tsx';
import { useSortableRow } from './sortable-row.ts';
import styles from './sorting.module.css';
import { type OnMove, SortingArea } from './sorting-area.tsx';

type SortableListProps<T extends { id: string }> = {
  /** In the order of `useSort`. */
  items: readonly T[];
  /** Name of the list for screen readers. */
  label: string;
  nameOf: (item: T) => string;
  onMove: OnMove;
  isDisabled?: boolean;
  renderItem: (item: T, handle: ReactNode) => ReactNode;
};

/** A sortable list of up to a few hundred rows, not virtualized. */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const { items, label, nameOf, onMove, isDisabled = false, renderItem } = props;
  const byId = new Map(items.map((item) => [item.id, item]));
  const name = (id: string) => {
    const item = byId.get(id);
    return item ? nameOf(item) : '';
  };

  return (
    <SortingArea ids={items.map(({ id }) => id)} nameOf={name} onMove={onMove} isDisabled={isDisabled}>
      {(order) => (
        <ul className={styles.list} aria-label={label}>
          {order.map((id, index) => {
            const item = byId.get(id);
            return (
              item && (
                <Row key={id} id={id} index={index}>
                  {renderItem(item, <SortHandle id={id} />)}
                </Row>
              )
            );
          })}
        </ul>
      )}
    </SortingArea>
  );
}

function Row({ id, index, children }: { id: string; index: number; children: ReactNode }) {
  return <li {...useSortableRow(id, index)}>{children}</li>;
}
