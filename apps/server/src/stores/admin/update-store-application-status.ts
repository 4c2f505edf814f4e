import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updateStoreApplicationStatus as wire } from '@maru/contract/stores/admin-stores.endpoints.ts';
import {
  mayMoveApplication,
  missingForApproval,
  needsEveryField,
} from '@maru/contract/stores/application.ts';
import { approvedPartOf } from '@maru/contract/stores/registration-change.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { checkCloseRequestOpen, grantCloseRequest } from '#server/stores/closing/grant-close-request.ts';
import { failStaleStore } from '#server/stores/fail-stale-store.ts';
import { findStoreShown } from '#server/stores/find-store-shown.ts';
import { waitingChangeOf } from '#server/stores/registration-change/present-registration-change.ts';
import { endRegistrationChange } from '#server/stores/registration-change/registration-changes.queries.ts';
import { insertApplicationMove, lockStore } from '#server/stores/stores.queries.ts';
import { listOwners, markApplicationMoved } from './admin-stores.queries.ts';
import { postApplicationMovedMail } from './post-application-moved-mail.ts';

type Input = ParsedInputOf<typeof wire>;

/** An admin's decision on the version of the application they saw. A second concurrent decision is refused. */
export function updateStoreApplicationStatusBy(parts: HubMailParts) {
  return (context: UserContext, { storeId, version: seen, newStatus, reason, closeRequestId }: Input) =>
    context.transaction(async (tx) => {
      const { actor, now } = context;
      const store = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
      const { applicationStatus } = store;
      if (!mayMoveApplication('admin', applicationStatus, newStatus))
        fail('APPLICATION_NOT_MOVABLE', { applicationStatus });
      if (store.version !== seen) failStaleStore({ actor }, store);
      if (closeRequestId) await checkCloseRequestOpen(tx, { storeId, id: closeRequestId });
      const missing = missingForApproval(store);
      if (needsEveryField(applicationStatus, newStatus) && missing.length > 0)
        fail('APPROVE_STORE_REQUIRE', { missing });

      // A suspended store may have lost its last owner who can sign in.
      const owners = await listOwners(tx, storeId);
      if (newStatus === 'APPROVED' && !owners.some(({ maySignIn }) => maySignIn))
        fail('STORE_OWNER_REQUIRED');

      const move = { storeId, from: applicationStatus, to: newStatus, reason, by: actor.userId, at: now };
      const version = await markApplicationMoved(tx, move);
      await insertApplicationMove(tx, { ...move, side: 'ADMIN', reviewableSince: store.reviewableSince });
      // A registration change can be pending only while the store is approved. Here that means the store is being
      // suspended, so the change ends and the store keeps its old registration.
      const ended = waitingChangeOf(store);
      if (ended) await endRegistrationChange(tx, { storeId, state: 'SUSPENDED', by: actor.userId, at: now });
      await writeStoreTrail(tx, context, {
        storeId,
        module: 'stores',
        act: 'updateStoreApplicationStatus',
        before: { applicationStatus, ...(ended && { registrationChange: approvedPartOf(ended) }) },
        after: {
          applicationStatus: newStatus,
          ...(ended && { registrationChange: null }),
          ...(reason && { reason }),
        },
      });
      if (newStatus !== 'APPROVED') await grantCloseRequest(tx, context, storeId);
      for (const owner of owners) {
        await postApplicationMovedMail(tx, parts, {
          ...{ ...move, store, owner },
          endsChange: ended !== undefined,
        });
      }
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version, at: now });
      return (await findStoreShown(tx, storeId, undefined)) ?? fail('NOT_FOUND');
    });
}
