/** Ids of files that were admitted before then and that nothing refers to any more; app.ts gives it. */
export type ListUnused = (found: { before: Date; most: number }) => Promise<string[]>;

/** What these list together. */
export function listUnusedOfAll(...lists: readonly ListUnused[]): ListUnused {
  return async (asked) => (await Promise.all(lists.map((list) => list(asked)))).flat();
}
