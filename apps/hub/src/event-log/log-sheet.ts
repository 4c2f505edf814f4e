import { sheetTime } from '#hub/lib/downloads/sheet-time.ts';
import { personName } from '#hub/lib/person-name.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import type { LogRow } from './event-log.api.ts';

const columns = [
  ...(['time', 'level', 'device', 'module', 'message', 'code', 'subject'] as const),
  ...(['actor', 'store', 'request'] as const),
];
export type SheetColumn = (typeof columns)[number];

/** A row per entry; every cell is a text. */
export function logSheet(
  rows: readonly LogRow[],
  words: { name: string; heading: (column: SheetColumn) => string },
): SheetToWrite {
  return {
    name: words.name,
    rows: [columns.map(words.heading), ...rows.map(cellsOf)],
    numberColumns: [],
    widths: columns.map((column) => (column === 'message' ? 60 : 20)),
  };
}

function cellsOf(row: LogRow): string[] {
  const cells: Record<SheetColumn, string> = {
    ...{ time: sheetTime(row.time), level: row.logLevel, device: row.deviceType ?? '' },
    ...{ module: row.module, message: row.message, code: row.code ?? '', subject: row.subject ?? '' },
    ...{ actor: personName(row.actor) ?? '', store: row.store?.name ?? '', request: row.requestId ?? '' },
  };
  return columns.map((column) => cells[column]);
}
