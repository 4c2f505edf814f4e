import type { getUnlockApproval as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { readStoreToken, type StoreTokenKey } from '#server/keys/store-token.ts';
import { findClosedLock } from './locks.queries.ts';
import { findApproval } from './unlock-requests.queries.ts';

export type UnlockApproval = OutputOf<typeof wire>;

/** Data for the page behind the link. Read only, because link previews open it too. */
export async function getUnlockApproval(
  { db, now }: Context,
  { token }: ParsedInputOf<typeof wire>,
): Promise<UnlockApproval> {
  const key = readStoreToken(token) ?? fail('NOT_FOUND');
  const found = (await approvalOf(db, key, now)) ?? fail('NOT_FOUND');
  return found.approval;
}

/**
 * A request and its current state. It counts as EXPIRED once its session is signed out or the part is no longer locked.
 */
export async function approvalOf(db: DbOrTx, key: StoreTokenKey, now: Date) {
  const found = await findApproval(db, key);
  if (!found) return undefined;

  const { answer, expiresAt, requestedAt, grantId, userId, isWanted, ...shown } = found;
  const isOpen = !answer && expiresAt > now && isWanted && (await isClosed());
  const approval: UnlockApproval = {
    ...shown,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: answer ?? (isOpen ? 'WAITING' : 'EXPIRED'),
  };
  return { approval, grantId, userId };

  async function isClosed() {
    const { storeId } = key;
    return (await findClosedLock(db, { storeId, grantId, part: shown.part, now })) !== undefined;
  }
}
