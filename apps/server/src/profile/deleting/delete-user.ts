import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { deleteUser as wire } from '@maru/contract/profile/deletion.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteOwnFiles } from '#server/files/delete-own-files.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { cancelConfirmationMails, cancelMails } from '#server/messaging/cancel-messages.ts';
import type { CheckCredentials } from '#server/sign-in/check-credentials.ts';
import { checkOwnPassword, holdEpoch } from '#server/sign-in/check-own-password.ts';
import { cancelRevenueMessages } from '#server/store-access/cancel-revenue-messages.ts';
import {
  type Leaving,
  type LeavingParts,
  leaveStores,
  lockStoresOfUser,
  planLeaving,
} from '#server/store-access/leaving/leave-stores.ts';
import { eraseUser, lockUserToErase } from '#server/users/erase-user.ts';
import { holdActingAdmin } from '#server/users/hold-acting-admin.ts';
import { endMailTokens } from '#server/verification/issue-mail-token.ts';
import { deleteDataExport } from '../exporting/data-exports.queries.ts';
import { keepUserData } from './keep-user-data.ts';
import { postUserDeletedMail } from './post-user-deleted-mail.ts';

export type DeletionParts = LeavingParts & {
  keys: Keys;
  checkCredentials: CheckCredentials;
  isAdmin: (userId: string) => Promise<boolean>;
};

type Input = ParsedInputOf<typeof wire>;

/**
 * Deletes a user. A person who leaves gives their own password; an admin who deletes somebody else gives a reason. Data
 * that must be kept is moved apart; sign-ins, links and unsent messages end immediately.
 */
export function deleteUserBy(parts: DeletionParts) {
  return async function deleteUser(context: UserContext, input: Input): Promise<undefined> {
    const epoch = await checkMayDelete(parts, context, input);
    // If the user joins a store in between, start over and lock that store as well, because stores are locked first and
    // in one order.
    for (let isDone = false; !isDone; ) {
      await context.transaction(async (tx) => {
        isDone = await deleteIn(tx, parts, context, { ...input, epoch });
      });
    }
    return undefined;
  };
}

/** Checks the caller. For a person who leaves, returns the epoch at the time of the password check. */
async function checkMayDelete(
  parts: DeletionParts,
  context: UserContext,
  { userId, password, reason }: Input,
): Promise<number | undefined> {
  const { actor } = context;
  if (userId === actor.userId) {
    if (password === undefined) throw new Refusal('WRONG_FORMAT', undefined, { password: 'required' });
    return checkOwnPassword(parts, context, { userId, password });
  }
  if (!(await parts.isAdmin(actor.userId))) fail('NOT_FOUND');
  if (reason === undefined) throw new Refusal('WRONG_FORMAT', undefined, { reason: 'required' });
  return undefined;
}

/** False if the user joined a store while the locks were taken. */
async function deleteIn(
  tx: Tx,
  parts: DeletionParts,
  context: UserContext,
  { userId, reason, epoch }: Input & { epoch: number | undefined },
): Promise<boolean> {
  const { actor, now } = context;
  const locked = await lockStoresOfUser(tx, userId);
  if (userId !== actor.userId) await holdActingAdmin(tx, { actorId: actor.userId, userId });
  const found = (await lockUserToErase(tx, userId)) ?? fail('NOT_FOUND');
  if (epoch !== undefined) await holdEpoch(tx, userId, epoch);
  const stores = await planLeaving(tx, userId);
  if (stores.some(({ storeId }) => !locked.includes(storeId))) return false;

  const { user, otherAdmins } = found;
  if (user.admin && otherAdmins === 0) fail('LAST_ADMIN');
  refuseIfNeeded(stores);
  const leaver = { userId, username: user.username, name: user.name };
  await endMailTokens(tx, { userId });
  await cancelMails(tx, user.username);
  if (user.newUsername) await cancelConfirmationMails(tx, user.newUsername);
  await keepUserData(tx, { keys: parts.keys, userId, user, now });
  await eraseUser(tx, { userId, now });
  await deleteOwnFiles(tx, userId);
  await deleteDataExport(tx, userId);
  await writeUserTrail(tx, context, {
    ...{ userId, module: 'profile', act: 'deleteUser' },
    before: { username: user.username },
    after: { username: null, ...(reason && { reason }) },
  });
  await postUserDeletedMail(tx, parts, { user, isOwnWish: userId === actor.userId });
  await leaveStores(tx, parts, { context, leaver, stores });
  // This includes messages of a suspended store, where the row of the membership stays.
  await cancelRevenueMessages(tx, { userId });
  return true;
}

function refuseIfNeeded(stores: readonly Leaving[]): void {
  const holding = stores.filter(({ outcome }) => outcome === 'HOLDS');
  if (holding.length === 0) return;
  fail('LAST_OWNER', {
    stores: holding.map(({ storeId, storeName: name, applicationStatus }) => {
      return { storeId, name, applicationStatus };
    }),
  });
}
