/** Number of rows that Page Up and Page Down move; about a screen. */
const page = 10;

/** Index of the row that a key leads to; undefined for other keys. */
export function stepTo(key: string, from: number, count: number): number | undefined {
  const to = target(key, from, count);
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

function target(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + page;
    case 'PageUp':
      return from - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
