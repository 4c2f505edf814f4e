import { slugProblem } from '@maru/contract/place/slug.ts';

/**
 * Whether a page can have this slug. Reserved words are included, because a page may have had the slug before
 * it was reserved.
 */
export function hasSlugForm(slug: string): boolean {
  return [undefined, 'reservedSlug'].includes(slugProblem(slug));
}
