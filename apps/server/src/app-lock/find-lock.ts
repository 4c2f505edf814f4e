import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import { maskPhone } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { findClosedLock } from './locks.queries.ts';

type Asked = { storeId: string; grantId: string; part: LockPart; now: Date };

/** The lock that closes a part to this session, or undefined. `storePhone` is masked. */
export async function findLock(db: DbOrTx, asked: Asked): Promise<{ storePhone: string | null } | undefined> {
  const lock = await findClosedLock(db, asked);
  return lock && { storePhone: lock.storePhone && maskPhone(lock.storePhone) };
}
