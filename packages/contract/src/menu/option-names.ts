import { mostCollectionsOfItem } from './menu-fields.ts';

/** Names of option collections in one cell: `온도 | 추가`. One that would be cut there stands in quotes, as in CSV. */
export function joinOptionNames(names: readonly string[]): string {
  return names.map(quoted).join(' | ');
}

function quoted(name: string): string {
  return /^"|[|\n\r]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

// A name in quotes up to the next separator, or whatever stands before that.
const part = /\s*(?:"((?:[^"]|"")*)"[^\S\r\n]*(?=[|\r\n]|$)|([^|\r\n]*))(?:[|\r\n]|$)/gy;

/** The names again; also parted by line breaks, as people write them. Stops after one more than an item may ask. */
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
