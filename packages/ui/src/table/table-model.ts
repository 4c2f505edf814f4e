import {
  type ColumnDef,
  createSortedRowModel,
  type Row as ModelRow,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type Column<Data extends RowData> = {
  /** Id of the column in the state, and so in the URL. */
  id: string;
  header: string;
  cell: (row: Data) => ReactNode;
  /** Makes the column sortable; the value is only used if the table sorts itself. */
  sortValue?: (row: Data) => string | number;
  /** For amounts and counts: aligned to the end. */
  align?: 'start' | 'end';
  /** A CSS width; required for tables with thousands of rows. */
  width?: string;
  /**
   * The column is the title of the card on a phone and contains the row's link. Exactly one column has this.
   */
  isTitle?: boolean;
  /** With `phoneAreas`: aligned to the end of its area. */
  isAtEndOnPhone?: boolean;
  /** The column is hidden in the card on a phone. */
  isWideOnly?: boolean;
};

export type Sort = { column: string; direction: 'asc' | 'desc' };

/** State of a table; the app stores it in the URL. */
export type TableState = { sort?: Sort; page?: number; cursor?: string };

/** The features of react-table in use: sorting only. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export type TableRow<Data extends RowData> = ModelRow<typeof features, Data>;

const order = new Intl.Collator('ko', { numeric: true });

function compare(one: string | number, other: string | number) {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return order.compare(String(one), String(other));
}

export function modelColumns<Data extends RowData>(
  columns: Column<Data>[],
): ColumnDef<typeof features, Data>[] {
  return columns.map(({ id, header, sortValue = () => '' }) => ({
    id,
    header,
    accessorFn: sortValue,
    sortFn: (one, other) => compare(sortValue(one.original), sortValue(other.original)),
  }));
}

/** A click on a header cycles through ascending, descending and unsorted, and returns to the first page. */
export function pressSort(state: TableState, column: string): TableState {
  const { sort } = state;
  if (sort?.column !== column) return { sort: { column, direction: 'asc' } };
  return sort.direction === 'asc' ? { sort: { column, direction: 'desc' } } : {};
}
