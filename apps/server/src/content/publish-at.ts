import type { PublicationStatus } from '@maru/contract/content/publication.ts';
import { fail } from '#server/http/refusal.ts';

/**
 * The time from which an item is visible; null for a draft. A published item keeps its time. A time in the past is
 * refused, unless it is the stored one: a scheduled item may have been published while its form was open.
 */
export function publishAtOf(
  { status, publishAt }: { status: PublicationStatus; publishAt: string | null },
  { stored, now }: { stored: Date | null; now: Date },
): Date | null {
  if (status === 'DRAFT') return null;
  if (status === 'PUBLISHED') return stored && stored <= now ? stored : now;
  const at = new Date(publishAt ?? now);
  if (at <= now && at.getTime() !== stored?.getTime()) fail('PUBLISH_TIME_PASSED');
  return at;
}
