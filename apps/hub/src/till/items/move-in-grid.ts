type GridPosition = { from: number; columns: number; count: number };

/** Index that a key leads to in a grid filled row by row; null if none. */
export function moveInGrid(key: string, { from, columns, count }: GridPosition): number | null {
  if (from < 0 || count === 0) return null;
  const to = target(key, { from, columns, count });
  return to === null || to === from || to < 0 || to >= count ? null : to;
}

function target(key: string, { from, columns, count }: GridPosition): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      // Moving down into a shorter last row ends at its last tile.
      return isLastRow({ from, columns, count }) ? null : Math.min(from + columns, count - 1);
    case 'ArrowUp':
      return from - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function isLastRow({ from, columns, count }: GridPosition): boolean {
  return Math.floor(from / columns) === Math.floor((count - 1) / columns);
}
