import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Place, withdrawPlace as wire } from '@maru/contract/place/place.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { replacePhotos, updatePlaceRow } from '#server/place/places.queries.ts';
import { editPlace } from './edit-place.ts';

/** Takes the page off the web; the draft stays. */
export async function withdrawPlace(
  context: StoreContext,
  { storeId, version }: ParsedInputOf<typeof wire>,
): Promise<Place> {
  const { actor, now } = context;
  return editPlace(context, { act: 'withdrawPlace', version }, async (tx, { draft }) => {
    const columns = { published: null, publishedAt: null };
    await updatePlaceRow(tx, storeId, columns, { by: actor.userId, at: now });
    await replacePhotos(
      tx,
      storeId,
      draft.photos.map(({ fileId }) => fileId),
    );
  });
}
