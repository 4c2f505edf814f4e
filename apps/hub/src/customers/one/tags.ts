/** Limits of the contract (customers/customer.ts), which would be code of its own here. */
export const longestName = 20;
export const longestMemo = 500;
const longestTag = 10;
const mostTags = 10;

/** Tags are typed in one field, with commas between them. */
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
