import { mayMoveApplication, missingForApproval, neededToSubmit } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { findStoreShown } from './find-store-shown.ts';
import { reviewableSince } from './reviewable-since.ts';
import { insertApplicationMove, lockStore, markSubmitted } from './stores.queries.ts';

/** Submits an application. A second concurrent call finds it submitted. */
export async function submitStore(context: StoreContext, { storeId }: { storeId: string }): Promise<Store> {
  const { actor, now, membership } = context;
  return context.transaction(async (tx) => {
    const store = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
    const { applicationStatus } = store;
    if (!mayMoveApplication('owner', applicationStatus, 'PENDING'))
      fail('APPLICATION_NOT_MOVABLE', { applicationStatus });
    // The registration may be added after the submission.
    const missing = missingForApproval(store).filter((name) => neededToSubmit.includes(name));
    if (missing.length > 0) fail('APPROVE_STORE_REQUIRE', { missing });

    const since = reviewableSince(store, { applicationStatus: 'PENDING' }, now);
    const version = await markSubmitted(tx, storeId, { by: actor.userId, at: now, reviewableSince: since });
    const move = {
      storeId,
      from: applicationStatus,
      to: 'PENDING',
      reason: '',
      reviewableSince: null,
    } as const;
    await insertApplicationMove(tx, { ...move, side: 'OWNER', by: actor.userId, at: now });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'stores', act: 'submitStore' },
      before: { applicationStatus },
      after: { applicationStatus: 'PENDING' },
    });
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version, at: now });
    return (await findStoreShown(tx, storeId, membership)) ?? fail('NOT_FOUND');
  });
}
