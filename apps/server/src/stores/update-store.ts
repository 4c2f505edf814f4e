import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { nextChange } from '@maru/contract/stores/opening-hours.ts';
import { approvedNames, changeOfRegistration } from '@maru/contract/stores/registration-change.ts';
import type { Store, updateStore as wire } from '@maru/contract/stores/stores.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { admitRegistrationImage } from './admit-registration-image.ts';
import { enqueueBusinessCheck } from './business-check/enqueue-business-check.ts';
import { failStaleStore } from './fail-stale-store.ts';
import { keepFormerRegistration } from './keep-former-registration.ts';
import { presentStore } from './present-store.ts';
import { correctWaitingChange } from './registration-change/correct-waiting-change.ts';
import { requestRegistrationChange } from './registration-change/request-registration-change.ts';
import { reviewableSince } from './reviewable-since.ts';
import { asColumns, type StoreFields } from './store-columns.ts';
import { storeFacts } from './store-facts.ts';
import { findStore, lockStore, type StoreRow, updateStoreRow } from './stores.queries.ts';

type Parts = HubMailParts & { admitFile: AdmitFile };
type Input = ParsedInputOf<typeof wire>;

/** Changes the given fields. A registration image is inspected before the transaction, because that takes a while. */
export function updateStoreBy({ admitFile, ...parts }: Parts) {
  return async function updateStore(context: StoreContext, input: Input): Promise<Store> {
    const { storeId, version, registrationImageKey, ...changes } = input;
    // Only members see the memo; others would overwrite it blindly.
    if (changes.memo !== undefined && !context.membership) fail('FORBIDDEN');
    const seen = (await findStore(context.db, storeId)) ?? fail('NOT_FOUND');
    if (seen.version !== version) failStaleStore(context, seen);
    const registrationFileId = await admitRegistrationImage(admitFile, {
      awsKey: registrationImageKey,
      present: seen.registrationImageKey,
      actorId: context.actor.userId,
    });

    return context.transaction(async (tx) => {
      const before = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
      if (before.version !== version) failStaleStore(context, before);
      return change(tx, context, { parts, before, fields: { ...changes, registrationFileId } });
    });
  };
}

type Edit = { parts: HubMailParts; before: StoreRow; fields: StoreFields };

async function change(tx: Tx, context: StoreContext, edit: Edit): Promise<Store> {
  const { actor, now, membership } = context;
  const { before } = edit;
  const { id: storeId } = before;
  const fields = await fieldsSavedNow(tx, context, edit);
  const chosen = fields.openingHours !== undefined && {
    // The chosen status lasts until the hours change next, which must be computed from the new hours.
    chosenUntil: nextChange(fields.openingHours, now)?.at ?? null,
  };
  const changed = asColumns(fields);
  const columns = { ...changed, reviewableSince: reviewableSince(before, changed, now) };
  await keepFormerRegistration(tx, { before, columns, at: now });
  await updateStoreRow(tx, storeId, columns, { by: actor.userId, at: now, ...chosen });
  if (fields.businessNumber !== undefined && fields.businessNumber !== before.businessNumber)
    await enqueueBusinessCheck(tx, storeId);

  const after = (await findStore(tx, storeId)) ?? fail('NOT_FOUND');
  const facts = { before: storeFacts(before), after: storeFacts(after) };
  await writeStoreTrail(tx, context, { storeId, module: 'stores', act: 'updateStore', ...facts });
  await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: after.version, at: now });
  return presentStore(after, membership);
}

/** Returns the fields that are saved immediately. An admin's own correction needs no approval. */
async function fieldsSavedNow(tx: Tx, context: StoreContext, edit: Edit): Promise<StoreFields> {
  if (!context.membership) return correctWaitingChange(tx, context, edit);
  const { before, fields } = edit;
  const rule = changeOfRegistration(before.applicationStatus);
  const isChanged = approvedNames.some((name) => fields[name] !== undefined && fields[name] !== before[name]);
  if (rule === 'FIXED' && isChanged) fail('REGISTRATION_FIXED');
  return rule === 'WAITS' ? requestRegistrationChange(tx, context, { before, fields }) : fields;
}
