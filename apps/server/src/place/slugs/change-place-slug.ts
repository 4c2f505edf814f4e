import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Place, changePlaceSlug as wire } from '@maru/contract/place/place.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { editPlace } from '#server/place/editing/edit-place.ts';
import { updatePlaceRow } from '#server/place/places.queries.ts';
import { suggestSlug } from './first-slug.ts';
import { claimSlug, markSeen, releaseUnseen } from './place-slugs.queries.ts';

/**
 * Gives the page another address, effective immediately. The old address redirects, unless no visitor can have seen it.
 */
export async function changePlaceSlug(
  context: StoreContext,
  { storeId, version, slug }: ParsedInputOf<typeof wire>,
): Promise<Place> {
  const { actor, now } = context;
  return editPlace(context, { act: 'changePlaceSlug', version }, async (tx, place) => {
    if (!(await claimSlug(tx, storeId, slug))) {
      const suggestion = await suggestSlug(tx, { id: storeId, name: place.storeName }, slug);
      fail('PLACE_SLUG_USED', { suggestion });
    }
    await limitTries(tx, 'store: page addresses in a day', storeId);
    await updatePlaceRow(tx, storeId, { slug }, { by: actor.userId, at: now });
    if (place.slug !== slug) await releaseUnseen(tx, storeId, place.slug);
    if (place.published) await markSeen(tx, storeId, slug, now);
  });
}
