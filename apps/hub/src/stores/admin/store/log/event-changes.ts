type Fields = Readonly<Record<string, unknown>> | null;
type WordsOf = (name: string, value: unknown) => string | undefined;

/** One changed field. A value is undefined if the row did not exist before or afterwards. */
export type Change = { name: string; before: string | undefined; after: string | undefined };

/** Changes of a logged event as text, field by field. `wordsOf` formats some fields. */
export function changesIn({ before, after }: { before: Fields; after: Fields }, wordsOf?: WordsOf): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name,
    before: before && name in before ? asText(before[name], (value) => wordsOf?.(name, value)) : undefined,
    after: after && name in after ? asText(after[name], (value) => wordsOf?.(name, value)) : undefined,
  }));
}

function asText(value: unknown, wordsOf: (value: unknown) => string | undefined): string {
  if (value === null || value === undefined) return '';
  return wordsOf(value) ?? (typeof value === 'object' ? linesOf(value).join('\n') : String(value));
}

/** Formats an object or a list that `wordsOf` does not know, one line per value: `SUN.open.from: 540`. */
function linesOf(value: object, above = ''): string[] {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
    return [`${above && `${above}: `}${value.join(', ')}`];

  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    const path = above ? `${above}.${name}` : name;
    return typeof each === 'object' && each !== null ? linesOf(each, path) : [`${path}: ${each ?? ''}`];
  });
}
