import {
  approvedPartOf,
  askedAfterCorrection,
  namesThatDiffer,
  registrationAsked,
} from '@maru/contract/stores/registration-change.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { listOwners } from '#server/stores/admin/admin-stores.queries.ts';
import type { StoreFields } from '#server/stores/store-columns.ts';
import type { StoreRow } from '#server/stores/stores.queries.ts';
import { postRegistrationDecidedMail } from './post-registration-decided-mail.ts';
import { waitingChangeOf } from './present-registration-change.ts';
import { endRegistrationChange, updateWaitingChange } from './registration-changes.queries.ts';

type Correction = { before: StoreRow; fields: StoreFields };

/**
 * Applies an admin's correction to a pending registration change as well, so that approving the change does not bring
 * old values back. If the correction contains all that the store asked for, the change is approved. Returns the fields
 * to save.
 */
export async function correctWaitingChange(
  tx: Tx,
  context: StoreContext,
  { parts, before, fields }: Correction & { parts: HubMailParts },
): Promise<StoreFields> {
  const waiting = waitingChangeOf(before);
  const held = approvedPartOf(before);
  const { businessNumber, businessName, ownerName } = fields;
  const given = { businessNumber, businessName, ownerName };
  const after = registrationAsked({ held, waiting: undefined }, given);
  if (!waiting || namesThatDiffer(held, after).length === 0) return fields;

  const { storeId, actor, now } = context;
  const asked = askedAfterCorrection(approvedPartOf(waiting), { before: held, after });
  await updateWaitingChange(tx, storeId, asked);
  if (namesThatDiffer(after, asked).length > 0) return fields;

  await endRegistrationChange(tx, { storeId, state: 'APPROVED', by: actor.userId, at: now });
  for (const owner of await listOwners(tx, storeId))
    await postRegistrationDecidedMail(tx, parts, {
      ...{ storeId, store: before, state: 'APPROVED', reason: '', owner },
    });
  return {
    ...fields,
    registrationFileId: fields.registrationFileId ?? waiting.registrationFileId ?? undefined,
  };
}
