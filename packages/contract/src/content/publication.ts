/**
 * Who sees an item. DRAFT: only admins. SCHEDULED: everybody from `publishAt` on. PUBLISHED: everybody. A
 * scheduled item becomes published when its time comes, without any write.
 */
export const publicationStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** `publishAt` is null for a draft. */
export function publicationStatus(publishAt: Date | null, now: Date): PublicationStatus {
  if (publishAt === null) return 'DRAFT';
  return publishAt > now ? 'SCHEDULED' : 'PUBLISHED';
}
