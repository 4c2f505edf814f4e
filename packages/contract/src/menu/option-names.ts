import { mostCollectionsOfItem } from './menu-fields.ts';

/**
 * Joins names of option collections for one cell: `온도 | 추가`. A name with a separator is quoted, as in CSV.
 */
export function joinOptionNames(names: readonly string[]): string {
  return names.map(quoted).join(' | ');
}

function quoted(name: string): string {
  return /^"|[|\n\r]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

// Matches a quoted name up to the next separator, or anything before the separator.
const part = /\s*(?:"((?:[^"]|"")*)"[^\S\r\n]*(?=[|\r\n]|$)|([^|\r\n]*))(?:[|\r\n]|$)/gy;

/**
 * Parses the names of a cell. Line breaks separate names, too, because people type them. Parsing stops one
 * name above the limit per item, so that the excess is noticed.
 */
export function splitOptionNames(cell: string): string[] {
  const names: string[] = [];
  const text = cell.trim();
  for (const [all, inQuotes, bare] of text.matchAll(part)) {
    const name = inQuotes?.replaceAll('""', '"') ?? bare?.trim() ?? '';
    if (name !== '') names.push(name);
    if (all === '' || names.length > mostCollectionsOfItem) break;
  }
  return names;
}
