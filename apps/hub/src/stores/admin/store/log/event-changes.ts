type Fields = Readonly<Record<string, unknown>> | null;
type WordsOf = (name: string, value: unknown) => string | undefined;

/** One field of what was written; undefined where the row was not there before, or is not any more. */
export type Change = { name: string; before: string | undefined; after: string | undefined };

/** What a logged event changed, field by field, as text; `wordsOf` knows what some fields are made of. */
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

/** Data that nobody gave words to, a line for each value: `SUN.open.from: 540`. */
function linesOf(value: object, above = ''): string[] {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
    return [`${above && `${above}: `}${value.join(', ')}`];

  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    const path = above ? `${above}.${name}` : name;
    return typeof each === 'object' && each !== null ? linesOf(each, path) : [`${path}: ${each ?? ''}`];
  });
}
