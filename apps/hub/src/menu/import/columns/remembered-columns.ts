import { type ItemColumn, itemColumns } from '@maru/contract/menu/import-rows.ts';
import type { Table } from './match-columns.ts';
import { plainHeader } from './match-columns.ts';

const storageKey = 'maru.menu-import.columns';
const mostKept = 10;

type Kept = { header: string; columns: (string | null)[] }[];

/** The matching last chosen for a file with the same header. */
export function rememberedColumns(table: Table<ItemColumn>): Table<ItemColumn> | undefined {
  const header = headerOf(table);
  const kept = read().find((each) => each.header === header);
  return (
    kept && { ...table, matching: kept.columns.map((name) => itemColumns.find((column) => column === name)) }
  );
}

/** Remembers the matching on this device, for the next file with the same header. */
export function rememberColumns(table: Table<ItemColumn>) {
  const header = headerOf(table);
  const columns = table.matching.map((column) => column ?? null);
  const others = read().filter((each) => each.header !== header);
  try {
    localStorage.setItem(storageKey, JSON.stringify([{ header, columns }, ...others].slice(0, mostKept)));
  } catch {
    // The storage is full or blocked. Columns will be matched by name again.
  }
}

function headerOf({ sheet, head }: { sheet: Table<ItemColumn>['sheet']; head: number }): string {
  return (sheet.rows[head] ?? []).map(plainHeader).join('|');
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept[number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'header' in value &&
    'columns' in value &&
    Array.isArray(value.columns)
  );
}
