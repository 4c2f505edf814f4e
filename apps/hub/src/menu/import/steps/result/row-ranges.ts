/** Formats row numbers as ranges: `3–5, 9`. Returns the first `most` ranges and the number of remaining rows. */
export function rowRanges(rows: readonly number[], most: number): { ranges: string; more: number } {
  const pieces: { first: number; last: number }[] = [];
  for (const row of rows.toSorted((one, other) => one - other)) {
    const piece = pieces.at(-1);
    if (piece && row <= piece.last + 1) piece.last = row;
    else pieces.push({ first: row, last: row });
  }
  const shown = pieces.slice(0, most);
  const lastShown = shown.at(-1)?.last ?? 0;
  return {
    ranges: shown.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', '),
    more: rows.filter((row) => row > lastShown).length,
  };
}
