type Place = {
  /** −1 where no card has the focus yet. */
  from: number;
  columns: number;
  count: number;
};

/** The card that an arrow key leads to; at the edges one stays where one is, and the first press finds the first card. */
export function moveInCards(key: string, { from, columns, count }: Place): number {
  if (from < 0) return 0;
  const last = count - 1;
  const isLastRow = Math.floor(from / columns) === Math.floor(last / columns);

  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'ArrowUp') return from < columns ? from : from - columns;
  // From above a shorter last row, the way down ends at its last card.
  return isLastRow ? from : Math.min(from + columns, last);
}
