import type { Place } from '@maru/contract/place/place.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { findPlace, insertPlace, lockPlace, type PlaceRow } from '#server/place/places.queries.ts';
import { claimFirstSlug } from '#server/place/slugs/first-slug.ts';
import { presentPlace } from './present-place.ts';
import { blankContent } from './stored-content.ts';

/** A page that has an address and a draft. */
export type StartedPlace = PlaceRow & { slug: string; draft: NonNullable<PlaceRow['draft']> };

/**
 * Makes one change of a store's page, given the version that was read, in the request's transaction. Writes the trail,
 * and an event that makes every instance render the page again. The first change creates the page and gives it an
 * address.
 */
export async function editPlace(
  context: StoreContext,
  { act, version }: { act: string; version: number },
  edit: (tx: Tx, place: StartedPlace) => Promise<void>,
): Promise<Place> {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const before = (await lockPlace(tx, storeId)) ?? fail('NOT_FOUND');
    if (before.version !== version) failStale(context, await presentPlace(tx, before), before);
    await edit(tx, await startPlace(tx, before));

    const after = (await findPlace(tx, storeId)) ?? fail('NOT_FOUND');
    const facts = { before: factsOf(before), after: factsOf(after) };
    await writeStoreTrail(tx, context, { storeId, module: 'place', act, ...facts });
    await insertEvent(tx, { storeId, type: 'PLACE_CHANGED', ids: [], version: after.version, at: now });
    return presentPlace(tx, after);
  });
}

async function startPlace(tx: Tx, place: PlaceRow): Promise<StartedPlace> {
  const { storeId, slug, draft } = place;
  if (slug !== null && draft !== null) return { ...place, slug, draft };
  const first = await claimFirstSlug(tx, { id: storeId, name: place.storeName });
  await insertPlace(tx, { storeId, slug: first, draft: blankContent });
  return { ...place, slug: first, draft: blankContent };
}

/** What the event log records of a page. */
function factsOf({ slug, draft, publishedAt }: PlaceRow): object {
  return { slug, ...(draft ?? blankContent), publishedAt };
}
