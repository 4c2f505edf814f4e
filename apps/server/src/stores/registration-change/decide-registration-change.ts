import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { approvedPartOf } from '@maru/contract/stores/registration-change.ts';
import type { decideRegistrationChange as wire } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { listOwners } from '#server/stores/admin/admin-stores.queries.ts';
import { enqueueBusinessCheck } from '#server/stores/business-check/enqueue-business-check.ts';
import { failStaleStore } from '#server/stores/fail-stale-store.ts';
import { findStoreShown } from '#server/stores/find-store-shown.ts';
import { keepFormerRegistration } from '#server/stores/keep-former-registration.ts';
import { lockStore, type StoreRow, updateStoreRow } from '#server/stores/stores.queries.ts';
import { postRegistrationDecidedMail } from './post-registration-decided-mail.ts';
import { waitingChangeOf } from './present-registration-change.ts';
import { endRegistrationChange, type StoredRegistrationChange } from './registration-changes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** An admin's decision on the change that they saw. A second concurrent decision is refused. */
export function decideRegistrationChangeBy(parts: HubMailParts) {
  return (context: UserContext, { storeId, version, decision, reason }: Input) =>
    context.transaction(async (tx) => {
      const { actor, now } = context;
      const store = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
      const waiting = waitingChangeOf(store) ?? fail('REGISTRATION_CHANGE_ENDED');
      if (store.version !== version) failStaleStore({ actor }, store);
      // A suspended store keeps its registration.
      if (decision === 'APPROVE' && store.applicationStatus !== 'APPROVED') fail('REGISTRATION_FIXED');

      const state = decision === 'APPROVE' ? 'APPROVED' : 'REFUSED';
      const written = { by: actor.userId, at: now };
      await endRegistrationChange(tx, { storeId, state, reason, ...written });
      if (state === 'APPROVED') await takeOver(tx, { store, waiting, ...written });
      else await updateStoreRow(tx, storeId, {}, written);
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'stores', act: 'decideRegistrationChange' },
        before: { ...approvedPartOf(store), registrationChange: approvedPartOf(waiting) },
        after: {
          ...approvedPartOf(state === 'APPROVED' ? waiting : store),
          ...{ registrationChange: null, decision: state, ...(reason && { reason }) },
        },
      });
      for (const owner of await listOwners(tx, storeId))
        await postRegistrationDecidedMail(tx, parts, { storeId, store, state, reason, owner });
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: version + 1, at: now });
      return (await findStoreShown(tx, storeId, undefined)) ?? fail('NOT_FOUND');
    });
}

type Taken = { store: StoreRow; waiting: StoredRegistrationChange; by: string; at: Date };

/** Puts the change in force. Orders taken before it keep the earlier registration. */
async function takeOver(tx: Tx, { store, waiting, by, at }: Taken): Promise<void> {
  const { registrationFileId } = waiting;
  const columns = { ...approvedPartOf(waiting), ...(registrationFileId && { registrationFileId }) };
  await keepFormerRegistration(tx, { before: store, columns, at });
  await updateStoreRow(tx, store.id, columns, { by, at });
  if (waiting.businessNumber !== store.businessNumber) await enqueueBusinessCheck(tx, store.id);
}
