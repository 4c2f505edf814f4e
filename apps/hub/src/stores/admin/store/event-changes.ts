type Fields = Readonly<Record<string, unknown>> | null;

/** One field of what was written; undefined where the row was not there before, or is not any more. */
export type Change = { name: string; before: string | undefined; after: string | undefined };

/** What a logged event changed, field by field, as text. */
export function changesIn({ before, after }: { before: Fields; after: Fields }): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name,
    before: before && name in before ? asText(before[name]) : undefined,
    after: after && name in after ? asText(after[name]) : undefined,
  }));
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
