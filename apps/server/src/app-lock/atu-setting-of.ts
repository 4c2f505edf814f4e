import type { getAtuSetting as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { lockParts } from '@maru/contract/app-lock/lock-parts.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { maskPhone } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { deliveryOf } from '#server/messaging/delivery-of.ts';
import { findLockRow } from './locks.queries.ts';
import { findLastReset } from './phone-reset/store-phone-resets.queries.ts';
import { findLastRequest, type Session } from './unlock-requests.queries.ts';
import { findUnlockedUntil } from './unlocks.queries.ts';

export type AtuSetting = OutputOf<typeof wire>;
type Asking = Pick<StoreContext, 'storeId' | 'actor' | 'membership' | 'now'>;

export function sessionOf({ storeId, actor }: Pick<StoreContext, 'storeId' | 'actor'>): Session {
  return { storeId, grantId: actor.grantId };
}

/** The lock setting of a store, as seen by the session that asks. */
export async function atuSettingOf(db: DbOrTx, context: Asking): Promise<AtuSetting> {
  const session = sessionOf(context);
  const lock = await findLockRow(db, context.storeId);
  const unlockedUntil = await findUnlockedUntil(db, session, context.now);
  return {
    lockedParts: lockParts.filter((part) => lock.lockedParts.includes(part)),
    storePhone: lock.storePhone && maskPhone(lock.storePhone),
    unlockedUntil: unlockedUntil?.toISOString() ?? null,
    phoneReset: await phoneResetOf(db, context),
    ...(await requestOf(db, session, context.now)),
    version: lock.version,
  };
}

async function requestOf(
  db: DbOrTx,
  session: Session,
  now: Date,
): Promise<Pick<AtuSetting, 'request' | 'lastAnswer'>> {
  const last = await findLastRequest(db, session, now);
  if (!last) return { request: null, lastAnswer: null };
  if (last.answer || last.expiresAt <= now) return { request: null, lastAnswer: last.answer ?? 'EXPIRED' };

  const delivery = await deliveryOf(db, last.messageId);
  const { id, part, expiresAt } = last;
  return { request: { id, part, expiresAt: expiresAt.toISOString(), delivery }, lastAnswer: null };
}

async function phoneResetOf(db: DbOrTx, { storeId, membership }: Asking): Promise<AtuSetting['phoneReset']> {
  if (membership?.role !== 'OWNER') return null;
  const last = await findLastReset(db, storeId);
  if (last?.state !== 'CONFIRMED' || !last.holdsAt) return null;
  return { phone: maskPhone(last.phone), holdsAt: last.holdsAt.toISOString() };
}
