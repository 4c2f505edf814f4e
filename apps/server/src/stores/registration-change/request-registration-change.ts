import {
  approvedPartOf,
  type GivenRegistration,
  namesThatDiffer,
  registrationAsked,
} from '@maru/contract/stores/registration-change.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { StoreFields } from '#server/stores/store-columns.ts';
import type { StoreRow } from '#server/stores/stores.queries.ts';
import { checkRegistrationChangeTask } from './check-registration-change-job.ts';
import { waitingChangeOf } from './present-registration-change.ts';
import { endRegistrationChange, insertRegistrationChange } from './registration-changes.queries.ts';

type Edit = { before: StoreRow; fields: StoreFields };

/**
 * Stores the part of an approved store's edit that an admin has to approve, and returns the fields that are saved
 * immediately. An image is pending too if it comes with such a change or while one is pending.
 */
export async function requestRegistrationChange(
  tx: Tx,
  context: StoreContext,
  { before, fields }: Edit,
): Promise<StoreFields> {
  const { businessNumber, businessName, ownerName, registrationFileId, ...atOnce } = fields;
  const given: GivenRegistration = { businessNumber, businessName, ownerName };
  const isGiven = Object.values(given).some((value) => value !== undefined);
  const waiting = waitingChangeOf(before);
  const withImage = { ...atOnce, registrationFileId };
  if (!isGiven && !(waiting && registrationFileId)) return withImage;

  const held = approvedPartOf(before);
  const asked = registrationAsked({ held, waiting }, given);
  const isAsHeld = namesThatDiffer(held, asked).length === 0;
  const isAsWaiting = waiting && namesThatDiffer(waiting, asked).length === 0 && !registrationFileId;
  if (isAsWaiting || (isAsHeld && !waiting)) return withImage;

  const { storeId, actor, now } = context;
  const ended = { storeId, by: actor.userId, at: now };
  await endRegistrationChange(tx, { ...ended, state: isAsHeld ? 'WITHDRAWN' : 'REPLACED' });
  if (isAsHeld) return withImage;
  const id = newId();
  const image = registrationFileId ?? waiting?.registrationFileId ?? null;
  await insertRegistrationChange(tx, {
    ...{ storeId, id, ...asked, registrationFileId: image },
    ...{ askedBy: actor.userId, askedAt: now },
  });
  if (asked.businessNumber !== held.businessNumber)
    await insertJob(tx, { task: checkRegistrationChangeTask, payload: { storeId, id } });
  return atOnce;
}
