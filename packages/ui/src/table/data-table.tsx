import { type RowData, useTable } from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import styles from './data-table.module.css';
import { PlainBody, type RowLink, SkeletonBody, VirtualBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { type Column, features, modelColumns, type TableState } from './table-model.ts';
import { type PagerTexts, type Paging, TablePager } from './table-pager.tsx';

export type { RowLink } from './table-body.tsx';
export type { Column, Sort, TableState } from './table-model.ts';
export type { PagerTexts, Paging } from './table-pager.tsx';

/** From this many rows on, the table is virtualized in a box that scrolls. */
const VIRTUAL_FROM = 100;

export type DataTableProps<Data extends RowData> = {
  /** Label of the table for screen readers. */
  label: string;
  /** Keep it referentially stable (module scope or memo): the table's model is made from it. */
  columns: Column<Data>[];
  /** `undefined` while loading: shows `skeletonRows` skeletons. */
  rows: Data[] | undefined;
  rowId: (row: Data) => string;
  state: TableState;
  onStateChange: (state: TableState) => void;
  /** `server` (default): rows arrive sorted. `here`: all rows are loaded and sorted in the browser. */
  sorting?: 'server' | 'here';
  paging?: Paging & { texts: PagerTexts };
  rowLink?: RowLink<Data>;
  /**
   * On a phone a row is a card with one value per line. This prop sets other lines, in the syntax of
   * `grid-template-areas` with column ids; the card then shows no column names.
   */
  phoneAreas?: string;
  /** Filters above the table. */
  filters?: ReactNode;
  /** Beside the filters: counts, exports. */
  actions?: ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  loadingText: string;
  skeletonRows?: number;
};

const noRows: never[] = [];

/** A table whose state is controlled by the app, which stores it in the URL. On a phone rows are cards. */
export function DataTable<Data extends RowData>(props: DataTableProps<Data>) {
  const {
    columns,
    rows,
    rowId,
    state,
    onStateChange,
    sorting = 'server',
    paging,
    rowLink,
    phoneAreas,
  } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const model = useMemo(() => modelColumns(columns), [columns]);
  const sortState = useMemo(
    () => (state.sort ? [{ id: state.sort.column, desc: state.sort.direction === 'desc' }] : []),
    [state.sort],
  );
  const table = useTable({
    features,
    columns: model,
    data: rows ?? noRows,
    getRowId: rowId,
    manualSorting: sorting === 'server',
    state: { sorting: sortState },
  });
  const modelRows = table.getRowModel().rows;
  const isVirtual = modelRows.length >= VIRTUAL_FROM;
  const body = { columns, rows: modelRows, rowLink };
  const isFirstPage = state.page === undefined && state.cursor === undefined;
  const hasNoMore = rows?.length === 0 || (paging?.kind === 'cursor' && rows !== undefined && !paging.next);

  return (
    <div className={styles.root}>
      {(props.filters !== undefined || props.actions !== undefined) && (
        <div className={styles.tools}>
          <div className={styles.filters}>{props.filters}</div>
          <div className={styles.actions}>{props.actions}</div>
        </div>
      )}
      {rows === undefined && (
        <span role="status" className="heard-only">
          {props.loadingText}
        </span>
      )}
      {rows?.length === 0 ? (
        <div className={styles.empty}>{props.empty}</div>
      ) : (
        <div
          ref={setScroller}
          className={styles.scroller}
          data-virtual={isVirtual}
          {...(phoneAreas && {
            'data-compact': true,
            style: { '--phone-areas': phoneAreas } as CSSProperties,
          })}
        >
          <table className={styles.table} aria-label={props.label} aria-rowcount={modelRows.length + 1}>
            <TableHead columns={columns} state={state} onStateChange={onStateChange} />
            {rows === undefined && <SkeletonBody columns={columns} count={props.skeletonRows ?? 10} />}
            {rows !== undefined && !isVirtual && <PlainBody {...body} />}
            {rows !== undefined && isVirtual && <VirtualBody {...body} scroller={scroller} />}
          </table>
        </div>
      )}
      {paging && !(isFirstPage && hasNoMore) && (
        <TablePager paging={paging} texts={paging.texts} state={state} onStateChange={onStateChange} />
      )}
    </div>
  );
}
