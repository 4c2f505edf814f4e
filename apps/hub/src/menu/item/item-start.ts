/** What the address of a new item may say of it: the category in which it begins. */
export function readItemStart({ category }: Record<string, unknown>): { category?: string } {
  return typeof category === 'string' ? { category } : {};
}
