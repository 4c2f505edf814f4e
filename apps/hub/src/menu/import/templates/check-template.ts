import { foldName } from '@maru/contract/menu/fold-name.ts';
import { splitOptionNames } from '@maru/contract/menu/option-names.ts';
import type { Checked, FileRows } from '../menu-import.api.ts';

type Check = (rows: FileRows) => Promise<Checked>;

/**
 * Checks a template, which only adds items. Rows that match existing items are left out, so that these items
 * stay unchanged. The returned check covers exactly the rows that are sent.
 */
export async function checkTemplate(
  rows: FileRows,
  check: Check,
): Promise<{ rows: FileRows; checked: Checked }> {
  const known = await check({ items: rows.items.map(whatFindsIt), options: [] });
  const added = addedRowsOf(rows, known);
  const checked = await check(added);
  // Somebody edited the menu between the two checks, so the split into new and existing rows may be wrong.
  if (checked.version !== known.version) return checkTemplate(rows, check);
  const same = rows.items.length - added.items.length;
  const { untouchedItems } = known;
  return { rows: added, checked: { ...checked, counts: { ...checked.counts, same }, untouchedItems } };
}

/**
 * The columns that identify an item. Other columns, such as its category's tax, might be refused for an
 * existing item. The price is included because a new item needs one.
 */
function whatFindsIt({ row, category, name, price, barcode }: FileRows['items'][number]) {
  return { row, category, name, price, barcode };
}

/** Rows to add. `known` is the check of the identifying columns. */
function addedRowsOf({ items, options }: FileRows, known: Checked): FileRows {
  const newRows = new Set(known.rows.filter(({ what }) => what === 'NEW').map(({ row }) => row));
  const badRows = new Set(known.problems.map(({ row }) => row));
  const takenRows = new Set(known.problems.filter(isTaken).map(({ row }) => row));
  // Invalid rows are kept: the check of all columns says why they cannot be added.
  const added = items.filter(({ row }) => newRows.has(row) || (badRows.has(row) && !takenRows.has(row)));
  const asked = new Set(added.flatMap((item) => splitOptionNames(item.options ?? '')).map(foldName));
  return { items: added, options: options.filter(({ collection = '' }) => asked.has(foldName(collection))) };
}

/** Whether several items have this name, or another row already matched the item. */
function isTaken({ problem }: Checked['problems'][number]): boolean {
  return problem === 'ambiguous' || problem === 'twice';
}
