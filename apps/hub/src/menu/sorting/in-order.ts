/** These things in the order of their ids; those that the order does not name come last. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): readonly T[] {
  const position = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (one, other) => (position.get(one.id) ?? ids.length) - (position.get(other.id) ?? ids.length),
  );
}
