type Fields = Readonly<Record<string, unknown>>;

/** These change with every write and say nothing about what was changed. */
const uninteresting = new Set(['version', 'updatedAt', 'updatedBy']);

/**
 * Names of the fields that differ. A created row has no `before` and a removed one no `after`: then every field counts.
 */
export function changedFields(before: object | null, after: object | null): string[] {
  const [old, now] = [before as Fields | null, after as Fields | null];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].filter((name) => !uninteresting.has(name) && textOf(old?.[name]) !== textOf(now?.[name]));
}

/** Stable JSON: the order of keys does not matter. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
