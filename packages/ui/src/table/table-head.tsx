import styles from '@maru/ui/table/table-head.module.css';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { type Column, pressSort, type TableState } from './table-model.ts';

type TableHeadProps<Data extends RowData> = {
  columns: Column<Data>[];
  state: TableState;
  onStateChange: (state: TableState) => void;
};

/** Column headers; on a phone only sortable ones, as a row of buttons above the cards. */
export function TableHead<Data extends RowData>({ columns, state, onStateChange }: TableHeadProps<Data>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => {
          const { id, header, width, align } = column;
          const direction = state.sort?.column === id ? state.sort.direction : undefined;
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-sortable={column.sortValue !== undefined || undefined}
              style={{ '--width': width } as CSSProperties}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {column.sortValue ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-active={direction !== undefined}
                  onClick={() => onStateChange(pressSort(state, id))}
                >
                  {header}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  if (!direction) return <IconArrowsSort size={16} aria-hidden />;
  return direction === 'asc' ? (
    <IconArrowUp size={16} aria-hidden />
  ) : (
    <IconArrowDown size={16} aria-hidden />
  );
}
