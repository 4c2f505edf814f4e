import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Place, updatePlace as wire } from '@maru/contract/place/place.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findPlace, type PlaceRow, replacePhotos, updatePlaceRow } from '#server/place/places.queries.ts';
import { editPlace } from './edit-place.ts';
import type { StoredContent } from './stored-content.ts';

type Input = ParsedInputOf<typeof wire>;

/** Replaces the draft. New photos are inspected before the transaction, because that takes a while. */
export function updatePlaceBy(admitFile: AdmitFile) {
  return async function updatePlace(context: StoreContext, input: Input): Promise<Place> {
    const { actor, now } = context;
    const { storeId, version, photos, ...texts } = input;
    const place = (await findPlace(context.db, storeId)) ?? fail('NOT_FOUND');
    const draft = {
      ...texts,
      photos: await admitPhotos(admitFile, { photos, place, actorId: actor.userId }),
    };

    return editPlace(context, { act: 'updatePlace', version }, async (tx, { published }) => {
      const used = [...draft.photos, ...(published?.photos ?? [])];
      await updatePlaceRow(tx, storeId, { draft }, { by: actor.userId, at: now });
      await replacePhotos(
        tx,
        storeId,
        used.map(({ fileId }) => fileId),
      );
    });
  };
}

type Sent = { photos: Input['photos']; place: PlaceRow; actorId: string };

/**
 * Admits the photos one at a time. Photos that the page already has may stay, whoever uploaded them; others must be the
 * caller's.
 */
async function admitPhotos(
  admitFile: AdmitFile,
  { photos, place, actorId }: Sent,
): Promise<StoredContent['photos']> {
  const admitted: StoredContent['photos'][number][] = [];
  for (const { imageKey, ...said } of photos) {
    const present = place.files.find(({ awsKey }) => awsKey === imageKey);
    const fileId =
      present?.id ?? (await admitFile({ awsKey: imageKey, purpose: 'PLACE_IMAGE', actorId })).fileId;
    admitted.push({ fileId, ...said });
  }
  return admitted;
}
