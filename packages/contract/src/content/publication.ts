/**
 * Who sees an item: DRAFT only admins, SCHEDULED everybody from its `publishAt` on, PUBLISHED everybody. A scheduled item
 * becomes a published one by the clock alone.
 */
export const publicationStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** `publishAt`: null for a draft. */
export function publicationStatus(publishAt: Date | null, now: Date): PublicationStatus {
  if (publishAt === null) return 'DRAFT';
  return publishAt > now ? 'SCHEDULED' : 'PUBLISHED';
}
