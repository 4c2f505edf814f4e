import type { Place } from '@maru/contract/place/place.endpoints.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';

/**
 * `WAITING`: visitors see nothing before the store is approved. `HIDDEN`: published, but the store is no longer approved.
 * `PRIVATE`: it could be published.
 */
export type PageState = 'WAITING' | 'HIDDEN' | 'PRIVATE' | 'PUBLIC';

export function pageState(
  { published }: Pick<Place, 'published'>,
  application: ApplicationStatus,
): PageState {
  if (application === 'APPROVED') return published ? 'PUBLIC' : 'PRIVATE';
  return published ? 'HIDDEN' : 'WAITING';
}
