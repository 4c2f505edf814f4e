import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { sheetTime } from '#hub/lib/downloads/sheet-time.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';

const columns = [
  'businessDate',
  'number',
  'takenAt',
  'status',
  'type',
  'lines',
  'payment',
  'total',
  'paid',
  'note',
] as const;
type OrderColumn = (typeof columns)[number];

/** Texts of the file in the language of the page. */
export type OrderSheetWords = {
  name: string;
  heading: (column: OrderColumn) => string;
  cells: (order: OrderSummary) => Pick<Record<OrderColumn, string>, 'status' | 'type' | 'payment'>;
  nameOf: (named: { name: string; nameEn: string | null }) => string;
};

const numberColumns: readonly OrderColumn[] = ['number', 'total', 'paid'];
const wideColumns: readonly OrderColumn[] = ['takenAt', 'lines', 'note'];

/** Makes a sheet with one row per order. All cells are texts except the order number and amounts. */
export function orderSheet(orders: readonly OrderSummary[], words: OrderSheetWords): SheetToWrite {
  return {
    name: words.name,
    rows: [columns.map(words.heading), ...orders.map((order) => rowOf(order, words))],
    numberColumns: columns.flatMap((column, place) => (numberColumns.includes(column) ? place : [])),
    widths: columns.map((column) => (wideColumns.includes(column) ? 28 : 14)),
  };
}

function rowOf(order: OrderSummary, words: OrderSheetWords): string[] {
  const cells: Record<OrderColumn, string> = {
    ...words.cells(order),
    businessDate: order.businessDate,
    number: String(order.orderNumber),
    takenAt: sheetTime(order.takenAt),
    lines: order.lines.map((line) => lineText(line, words)).join(', '),
    total: String(order.total),
    paid: String(order.paid),
    note: order.note ?? '',
  };
  return columns.map((column) => cells[column]);
}

function lineText(line: OrderSummary['lines'][number], { nameOf }: OrderSheetWords): string {
  const options = line.options.map(nameOf).join(' · ');
  const name = options === '' ? nameOf(line) : `${nameOf(line)} (${options})`;
  return line.quantity > 1 ? `${name} × ${line.quantity}` : name;
}
