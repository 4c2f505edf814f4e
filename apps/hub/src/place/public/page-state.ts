import type { Place } from '@maru/contract/place/place.endpoints.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';

/**
 * `WAITING`: the page cannot be published until the store is approved. `HIDDEN`: published, but the store is
 * no longer approved. `PRIVATE`: not published, but can be.
 */
export type PageState = 'WAITING' | 'HIDDEN' | 'PRIVATE' | 'PUBLIC';

export function pageState(
  { published }: Pick<Place, 'published'>,
  application: ApplicationStatus,
): PageState {
  if (application === 'APPROVED') return published ? 'PUBLIC' : 'PRIVATE';
  return published ? 'HIDDEN' : 'WAITING';
}
