import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updatePointSetting as wire } from '@maru/contract/points/points.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { findStoreStatus } from '../points.queries.ts';
import { shownSetting } from './get-point-setting.ts';
import { countCategories, findLastSaved, insertSetting, listSharing } from './setting.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Saves a setting that applies from now on. */
export async function updatePointSetting(
  context: StoreContext,
  input: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId, actor, now } = context;
  return context.transaction(async (tx) => {
    if (!(await findStoreStatus(tx, storeId))) fail('NOT_FOUND');
    const before = await shownSetting(tx, storeId, now);
    await checkCategories(tx, storeId, input, before);
    await checkStores(tx, storeId, input, before);

    const { version, ...setting } = input;
    const isFirst =
      before.version === version &&
      (await insertSetting(tx, {
        ...{ ...setting, storeId, version: version + 1, validFrom: now, savedBy: actor.userId },
      }));
    if (!isFirst) await refuseStale(tx, context);

    const after = await shownSetting(tx, storeId, now);
    await writeStoreTrail(tx, context, {
      storeId,
      module: 'points',
      act: 'updatePointSetting',
      before: withoutNames(before),
      after: withoutNames(after),
    });
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: after.version, at: now });
    return after;
  });
}

/** The log keeps ids: a category may be renamed later. */
function withoutNames({ chosenCategories: _, ...setting }: OutputOf<typeof wire>) {
  return setting;
}

async function refuseStale(tx: Tx, context: StoreContext) {
  const { storeId, now } = context;
  const last = await findLastSaved(tx, storeId);
  const unknown = { changedById: null, changedBy: null, changedAt: null };
  failStale(context, await shownSetting(tx, storeId, now), last ?? unknown);
}

type Categories = Pick<Input, 'earningCategoryIds' | 'nonEarningCategoryIds'>;

/**
 * Refuses unknown categories. A category that was listed before and deleted since may stay, so that it does not block
 * saving.
 */
async function checkCategories(tx: Tx, storeId: string, wanted: Categories, before: Categories) {
  const listed = (of: Categories) => [...of.earningCategoryIds, ...of.nonEarningCategoryIds];
  const known = new Set(listed(before));
  const ids = [...new Set(listed(wanted))].filter((id) => !known.has(id));
  if (ids.length > 0 && (await countCategories(tx, storeId, ids)) < ids.length) fail('CATEGORY_NOT_FOUND');
}

type Stores = Pick<Input, 'useStoreIds' | 'unusedStoreIds'>;

/**
 * Refuses stores that do not have the same owner and business number. A store that was listed before may stay, so that
 * a sold store does not block saving; its points are no longer shared.
 */
async function checkStores(tx: Tx, storeId: string, { useStoreIds, unusedStoreIds }: Input, before: Stores) {
  const known = new Set([...before.useStoreIds, ...before.unusedStoreIds]);
  const ids = [
    ...useStoreIds.filter((id) => !before.useStoreIds.includes(id)),
    ...unusedStoreIds.filter((id) => !known.has(id)),
  ];
  if (ids.length === 0) return;
  const stores = new Map((await listSharing(tx, storeId, ids)).map((store) => [store.id, store]));
  for (const id of ids) {
    const store = stores.get(id);
    if (!store?.hasOneOwner) fail('POINT_STORE_NOT_FOUND', { reason: 'OWNER', storeId: id });
    if (!store.hasOneNumber) fail('POINT_STORE_NOT_FOUND', { reason: 'BUSINESS_NUMBER', storeId: id });
  }
}
