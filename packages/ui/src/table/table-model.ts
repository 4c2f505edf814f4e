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
  /** Name of the column in the state, and so in the address bar. */
  id: string;
  header: string;
  cell: (row: Data) => ReactNode;
  /** Makes the column sortable; the value counts only where the table sorts by itself. */
  sortValue?: (row: Data) => string | number;
  /** Amounts and counts stand at the end. */
  align?: 'start' | 'end';
  /** A CSS width; needed where some thousand rows are shown. */
  width?: string;
  /** Title of the card on a phone, and the place of the row's link. One column has it. */
  isTitle?: boolean;
  /** Where a row is a few lines on a phone (`phoneAreas`): at the end of its place. */
  isAtEndOnPhone?: boolean;
  /** Left out of the card on a phone. */
  isWideOnly?: boolean;
};

export type Sort = { column: string; direction: 'asc' | 'desc' };

/** All a table remembers; the app keeps it in the address. */
export type TableState = { sort?: Sort; page?: number; cursor?: string };

/** The features of react-table in use: it sorts, nothing more. */
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

/** Pressing a header: upwards, downwards, unsorted; the page begins anew. */
export function pressSort(state: TableState, column: string): TableState {
  const { sort } = state;
  if (sort?.column !== column) return { sort: { column, direction: 'asc' } };
  return sort.direction === 'asc' ? { sort: { column, direction: 'desc' } } : {};
}
