/** A paragraph of each version, shown side by side; null where one version has none. Equal ones did not change. */
export type ComparedParagraph = { before: string | null; after: string | null };

/** Two texts side by side, paragraph by paragraph. Paragraphs that both have share a row. */
export function compareParagraphs(before: string, after: string): ComparedParagraph[] {
  const [old, recent] = [before, after].map((text) => text.split(/\n{2,}/)) as [string[], string[]];
  const common = commonLengths(old, recent);
  const rows: ComparedParagraph[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < recent.length) {
    const [one, other] = [old[left], recent[right]];
    if (one !== undefined && one === other) {
      rows.push({ before: one, after: other });
      left += 1;
      right += 1;
    } else if (
      other === undefined ||
      (one !== undefined && lengthAt(common, left + 1, right) >= lengthAt(common, left, right + 1))
    ) {
      rows.push({ before: one ?? null, after: null });
      left += 1;
    } else {
      rows.push({ before: null, after: other });
      right += 1;
    }
  }
  return besideEachOther(rows);
}

/** For each pair of positions, the length of the longest common subsequence of the remaining paragraphs. */
function commonLengths(old: readonly string[], recent: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(recent.length + 1).fill(0));
  for (let left = old.length - 1; left >= 0; left -= 1) {
    for (let right = recent.length - 1; right >= 0; right -= 1) {
      const row = lengths[left] ?? [];
      row[right] =
        old[left] === recent[right]
          ? lengthAt(lengths, left + 1, right + 1) + 1
          : Math.max(lengthAt(lengths, left + 1, right), lengthAt(lengths, left, right + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly number[][], left: number, right: number): number {
  return lengths[left]?.[right] ?? 0;
}

/** Pairs a removed paragraph with the one that was added in its place. */
function besideEachOther(rows: readonly ComparedParagraph[]): ComparedParagraph[] {
  const joined: ComparedParagraph[] = [];
  for (const row of rows) {
    const gap =
      row.before === null ? joined.findIndex((one, at) => one.after === null && isOnlyGaps(joined, at)) : -1;
    const removed = joined[gap];
    if (removed) joined[gap] = { before: removed.before, after: row.after };
    else joined.push(row);
  }
  return joined;
}

/** Whether all rows from this place on are changes. */
function isOnlyGaps(rows: readonly ComparedParagraph[], from: number): boolean {
  return rows.slice(from).every(({ before, after }) => before !== after);
}
