/** These things in the order of their ids; those that the order does not name come last. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): readonly T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted(
    (one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length),
  );
}
