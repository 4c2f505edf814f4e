import type { answerUnlockApproval as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { unlockedMinutes } from '@maru/contract/app-lock/lock-parts.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { readStoreToken, type StoreTokenKey } from '#server/keys/store-token.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { approvalOf, type UnlockApproval } from './get-unlock-approval.ts';
import { findLockRow } from './locks.queries.ts';
import { markAnswered } from './unlock-requests.queries.ts';
import { upsertUnlock } from './unlocks.queries.ts';

const answers = { APPROVE: 'APPROVED', REFUSE: 'REFUSED' } as const;

/**
 * Approves or refuses a request, once. The link proves that the caller holds the store phone. Approval unlocks the
 * session that asked.
 */
export async function answerUnlockApproval(
  context: Context,
  input: ParsedInputOf<typeof wire>,
): Promise<UnlockApproval> {
  const { now } = context;
  const answer = answers[input.answer];
  const key = readStoreToken(input.token) ?? fail('NOT_FOUND');
  return context.transaction(async (tx) => {
    const found = await openApproval(tx, key, now);
    if (!(await markAnswered(tx, key, { answer, at: now }))) return refuse(tx, key, now);

    const { storeId } = key;
    const { grantId, userId, approval } = found;
    const { device, part, userName } = approval;
    if (answer === 'APPROVED') {
      const unlockedUntil = new Date(now.getTime() + unlockedMinutes * 60_000);
      const unlock = { storeId, grantId, id: newId(), userId, device, unlockedAt: now, unlockedUntil };
      await upsertUnlock(tx, unlock);
    }
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'app-lock', act: 'answerUnlockApproval', before: null },
      after: { answer, part, userName, device },
    });
    const { version } = await findLockRow(tx, storeId);
    await insertEvent(tx, { storeId, type: 'APP_LOCK_CHANGED', ids: [], version, at: now });
    return { ...approval, state: answer };
  });
}

async function openApproval(tx: Tx, key: StoreTokenKey, now: Date) {
  const found = (await approvalOf(tx, key, now)) ?? fail('NOT_FOUND');
  return found.approval.state === 'WAITING' ? found : refuse(tx, key, now);
}

async function refuse(tx: Tx, key: StoreTokenKey, now: Date): Promise<never> {
  const found = (await approvalOf(tx, key, now)) ?? fail('NOT_FOUND');
  fail('APPROVAL_ENDED', { reason: found.approval.state === 'EXPIRED' ? 'EXPIRED' : 'ANSWERED' });
}
