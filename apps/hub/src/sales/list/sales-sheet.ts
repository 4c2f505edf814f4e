import type { SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import { sheetTime } from '#hub/lib/downloads/sheet-time.ts';
import { personName } from '#hub/lib/person-name.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';

const amounts = ['gross', 'discounts', 'pointsUsed', 'total', 'refunded', 'net'] as const;
const columns = [
  'businessDate',
  'number',
  'takenAt',
  'status',
  'type',
  'payment',
  'takenBy',
  ...amounts,
] as const;
type SalesColumn = (typeof columns)[number];

/** Texts of the file in the language of the page. */
export type SalesSheetWords = {
  name: string;
  heading: (column: SalesColumn) => string;
  cells: (row: SalesRow) => Pick<Record<SalesColumn, string>, 'status' | 'type' | 'payment'>;
};

const numberColumns: readonly SalesColumn[] = ['number', ...amounts];

/** Makes a sheet with one row per order. All cells are texts except the order number and amounts. */
export function salesSheet(rows: readonly SalesRow[], words: SalesSheetWords): SheetToWrite {
  return {
    name: words.name,
    rows: [columns.map(words.heading), ...rows.map((row) => cellsOf(row, words))],
    numberColumns: columns.flatMap((column, place) => (numberColumns.includes(column) ? place : [])),
    widths: columns.map((column) => (column === 'takenAt' ? 28 : 14)),
  };
}

function cellsOf(row: SalesRow, words: SalesSheetWords): string[] {
  const cells: Record<SalesColumn, string> = {
    ...words.cells(row),
    businessDate: row.businessDate,
    number: String(row.orderNumber),
    // `2026-11-20 14:05:09`, which spreadsheets can sort.
    takenAt: sheetTime(row.takenAt),
    takenBy: personName(row.takenBy) ?? '',
    gross: String(row.gross),
    discounts: String(row.discounts),
    pointsUsed: String(row.pointsUsed),
    total: String(row.total),
    refunded: String(row.refunded),
    net: String(row.net),
  };
  return columns.map((column) => cells[column]);
}
