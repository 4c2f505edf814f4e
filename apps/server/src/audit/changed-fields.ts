type Fields = Readonly<Record<string, unknown>>;

/** Every write counts it; it says nothing of what was changed. */
const uninteresting = new Set(['version', 'updatedAt', 'updatedBy']);

/** Of before and after, the fields that differ. What was made has no before, what was removed no after. */
export function changedFields(
  before: object | null,
  after: object | null,
): { before: Fields | null; after: Fields | null } {
  const [old, now] = [before as Fields | null, after as Fields | null];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  const changed = [...names].filter(
    (name) => !uninteresting.has(name) && textOf(old?.[name]) !== textOf(now?.[name]),
  );
  return { before: only(old, changed), after: only(now, changed) };
}

function only(fields: Fields | null, names: readonly string[]): Fields | null {
  return (
    fields && Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]))
  );
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
