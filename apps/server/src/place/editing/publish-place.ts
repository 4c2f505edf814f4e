import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Place, publishPlace as wire } from '@maru/contract/place/place.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { replacePhotos, updatePlaceRow } from '#server/place/places.queries.ts';
import { markSeen } from '#server/place/slugs/place-slugs.queries.ts';
import { editPlace } from './edit-place.ts';

/** Shows the draft to visitors. */
export async function publishPlace(
  context: StoreContext,
  { storeId, version }: ParsedInputOf<typeof wire>,
): Promise<Place> {
  const { actor, now } = context;
  return editPlace(context, { act: 'publishPlace', version }, async (tx, place) => {
    const { slug, draft, applicationStatus } = place;
    if (applicationStatus !== 'APPROVED') fail('PLACE_NEEDS_APPROVAL');
    await updatePlaceRow(tx, storeId, { published: draft, publishedAt: now }, { by: actor.userId, at: now });
    await replacePhotos(
      tx,
      storeId,
      draft.photos.map(({ fileId }) => fileId),
    );
    await markSeen(tx, storeId, slug, now);
  });
}
