type Fields = Readonly<Record<string, unknown>>;

/** Every write counts it; it says nothing of what was changed. */
const uninteresting = new Set(['version', 'updatedAt', 'updatedBy']);

/** The names of the fields that differ. What was made has no before, what was removed no after: then all do. */
export function changedFields(before: object | null, after: object | null): string[] {
  const [old, now] = [before as Fields | null, after as Fields | null];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].filter((name) => !uninteresting.has(name) && textOf(old?.[name]) !== textOf(now?.[name]));
}

/** The same text for the same value, in whatever order its keys stand. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
