import { foldName } from '@maru/contract/menu/fold-name.ts';
import { splitOptionNames } from '@maru/contract/menu/option-names.ts';
import type { Checked, FileRows } from '../menu-import.api.ts';

type Check = (rows: FileRows) => Promise<Checked>;

/**
 * A template only adds: rows of items that the store has already are left out, so that those stay exactly as they are, and
 * count as the same. What is answered of the others is of the very rows that are sent.
 */
export async function checkTemplate(
  rows: FileRows,
  check: Check,
): Promise<{ rows: FileRows; checked: Checked }> {
  const known = await check({ items: rows.items.map(whatFindsIt), options: [] });
  const added = addedRowsOf(rows, known);
  const checked = await check(added);
  // Edited between the two: what was left out, or was not, may have come or gone.
  if (checked.version !== known.version) return checkTemplate(rows, check);
  const same = rows.items.length - added.items.length;
  const { untouchedItems } = known;
  return { rows: added, checked: { ...checked, counts: { ...checked.counts, same }, untouchedItems } };
}

/** Without what else may not fit an item that exists, such as the tax of its category. A new one needs its price. */
function whatFindsIt({ row, category, name, price, barcode }: FileRows['items'][number]) {
  return { row, category, name, price, barcode };
}

/** `known`: what the check says of them by what finds their items alone. */
function addedRowsOf({ items, options }: FileRows, known: Checked): FileRows {
  const newRows = new Set(known.rows.filter(({ what }) => what === 'NEW').map(({ row }) => row));
  const badRows = new Set(known.problems.map(({ row }) => row));
  const takenRows = new Set(known.problems.filter(isTaken).map(({ row }) => row));
  // Bad ones are sent along: the check of them all says why they cannot be added.
  const added = items.filter(({ row }) => newRows.has(row) || (badRows.has(row) && !takenRows.has(row)));
  const asked = new Set(added.flatMap((item) => splitOptionNames(item.options ?? '')).map(foldName));
  return { items: added, options: options.filter(({ collection = '' }) => asked.has(foldName(collection))) };
}

/** More than one item is of that name, or one that another row has found. */
function isTaken({ problem }: Checked['problems'][number]): boolean {
  return problem === 'ambiguous' || problem === 'twice';
}
