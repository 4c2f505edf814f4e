/** Limits of the contract (customers/customer.ts), copied because importing them would load more code. */
export const longestName = 20;
export const longestMemo = 500;
const longestTag = 10;
const mostTags = 10;

/** Splits tags that are typed into one field, separated by commas. */
export function splitTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

export function joinTags(tags: readonly string[]): string {
  return tags.join(', ');
}

export function tagProblem(typed: string): 'TOO_MANY' | 'TOO_LONG' | undefined {
  const tags = splitTags(typed);
  if (tags.length > mostTags) return 'TOO_MANY';
  return tags.some((tag) => tag.length > longestTag) ? 'TOO_LONG' : undefined;
}
