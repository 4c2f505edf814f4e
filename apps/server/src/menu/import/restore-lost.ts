import { type ItemCells, itemRowsOf } from '@maru/contract/menu/export-rows.ts';
import { type ItemRow, itemColumns } from '@maru/contract/menu/import-rows.ts';
import type { ItemFinder } from './find-item.ts';
import type { MenuOfToday } from './menu-of-today.ts';

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const noWords = { yes: '', no: '', taxed: '', taxFree: '' };

/**
 * Restores characters of an exported row that its encoding lost: CP949 has no è and writes a question mark. If nothing
 * else of the cell changed, the current value of the menu is used.
 */
export function restoreLost(row: ItemRow, find: ItemFinder, today: MenuOfToday): ItemRow {
  const item = row.id ? find.byId(row.id.trim()) : undefined;
  if (!item || !Object.values(row).some((cell) => String(cell).includes('?'))) return row;

  const [exported] = itemRowsOf({ ...today, items: [item] }, noWords);
  return exported ? { ...row, ...lostCells(row, exported) } : row;
}

function lostCells(row: ItemRow, exported: ItemCells): Partial<ItemCells> {
  const columns = itemColumns.filter((column) => isLossyCopy(row[column]?.trim() ?? '', exported[column]));
  return Object.fromEntries(columns.map((column) => [column, exported[column]]));
}

/** Whether a text equals another one except for question marks in place of non-ASCII characters. */
function isLossyCopy(copy: string, original: string): boolean {
  if (!copy.includes('?') || copy === original) return false;
  const [written, meant] = [copy, original].map((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment),
  );
  return (
    written?.length === meant?.length &&
    (written ?? []).every(
      (each, i) => each === meant?.[i] || (each === '?' && /[^\0-\x7f]/.test(meant?.[i] ?? '')),
    )
  );
}
