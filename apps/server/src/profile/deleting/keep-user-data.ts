import { type KeptGround, keptFor } from '@maru/contract/profile/kept-for.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { destroyOn } from '@maru/contract/time/destroy-on.ts';
import type { Tx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { eraseSignIns } from '#server/sign-in/erase-sign-ins.ts';
import { takeConsents } from '#server/terms/take-consents.ts';
import type { UserToErase } from '#server/users/erase-user.ts';
import { sealRecord } from './kept-record.ts';
import { insertKeptUser } from './kept-users.queries.ts';

/** The day on which data is destroyed if it is kept from `now` on. */
export function destroyedOn(ground: KeptGround, now: Date): string {
  return destroyOn(businessDateOf(now, 0), keptFor[ground]);
}

type Leaver = { keys: Keys; userId: string; user: UserToErase; now: Date };

/**
 * Ends the sign-ins, and moves the sign-in log and the consents to `kept_users`, because the law requires them to be
 * kept. Nothing is stored for a user who has neither.
 */
export async function keepUserData(tx: Tx, { keys, userId, user, now }: Leaver): Promise<void> {
  const { username, name } = user;
  const signIns = await eraseSignIns(tx, userId);
  const consents = await takeConsents(tx, userId);
  const keep = (ground: KeptGround, record: object) =>
    insertKeptUser(tx, {
      ...{ userId, ground, keptAt: now, destroyOn: destroyedOn(ground, now) },
      sealed: sealRecord(keys, { userId, ground }, record),
    });
  if (consents.length > 0) await keep('CONTRACT', { username, name, consents });
  if (signIns.length > 0) await keep('SIGN_IN_LOG', { username, signIns });
}
