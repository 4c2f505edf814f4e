import type { Place } from '@maru/contract/place/place.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findPlace } from '#server/place/places.queries.ts';
import { presentPlace } from './present-place.ts';

export async function getPlace({ db, storeId }: StoreContext): Promise<Place> {
  return presentPlace(db, (await findPlace(db, storeId)) ?? fail('NOT_FOUND'));
}
