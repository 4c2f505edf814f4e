import { slugProblem } from '@maru/contract/place/slug.ts';

/** Whether a page can have this slug. A word that was reserved later may still be the address of one. */
export function hasSlugForm(slug: string): boolean {
  return [undefined, 'reservedSlug'].includes(slugProblem(slug));
}
