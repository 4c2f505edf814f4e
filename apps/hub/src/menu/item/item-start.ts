/** Search parameter of a new item's address: the preselected category. */
export function readItemStart({ category }: Record<string, unknown>): { category?: string } {
  return typeof category === 'string' ? { category } : {};
}
