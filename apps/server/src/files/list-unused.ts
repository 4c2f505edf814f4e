/** Ids of files admitted before `before` that nothing refers to any more; app.ts provides it. */
export type ListUnused = (found: { before: Date; most: number }) => Promise<string[]>;

/** Combines several of these. */
export function listUnusedOfAll(...lists: readonly ListUnused[]): ListUnused {
  return async (asked) => (await Promise.all(lists.map((list) => list(asked)))).flat();
}
