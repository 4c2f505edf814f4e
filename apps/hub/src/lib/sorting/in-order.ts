/** Sorts rows by a list of ids. Rows that are not in it come last. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): readonly T[] {
  const position = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (one, other) => (position.get(one.id) ?? ids.length) - (position.get(other.id) ?? ids.length),
  );
}
