type GridStep = {
  /** −1 if no card has the focus yet. */
  from: number;
  columns: number;
  count: number;
};

/** Index of the card that an arrow key leads to. Stays at the edges; the first press focuses the first card. */
export function moveInCards(key: string, { from, columns, count }: GridStep): number {
  if (from < 0) return 0;
  const last = count - 1;
  const isLastRow = Math.floor(from / columns) === Math.floor(last / columns);

  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'ArrowUp') return from < columns ? from : from - columns;
  // Moving down into a shorter last row ends at its last card.
  return isLastRow ? from : Math.min(from + columns, last);
}
