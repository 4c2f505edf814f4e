import { slugProblem } from '@maru/contract/place/slug.ts';

/**
 * Whether a page can have this slug. Reserved words count, because a page may have the slug since before it was
 * reserved.
 */
export function hasSlugForm(slug: string): boolean {
  return [undefined, 'reservedSlug'].includes(slugProblem(slug));
}
