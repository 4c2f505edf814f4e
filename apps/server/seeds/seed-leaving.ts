import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { destroyedOn } from '#server/profile/deleting/keep-user-data.ts';
import { sealRecord } from '#server/profile/deleting/kept-record.ts';
import { insertKeptUser } from '#server/profile/deleting/kept-users.queries.ts';
import { insertCloseRequest } from '#server/stores/closing/close-requests.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { eraseUser } from '#server/users/erase-user.ts';
import words from './leaving.json' with { type: 'json' };

type Leaving = { storeId: string; ownerId: string; now: Date; keys: Keys };

const day = 86_400_000;

/**
 * A person who left a month ago and whose sign-in log waits for its destruction, and a store that its owner asked to
 * close.
 */
export async function seedLeaving(tx: Tx, { storeId, ownerId, now, keys }: Leaving) {
  const leftAt = new Date(now.getTime() - 30 * day);
  const { username, name, device } = words;
  const userId = await createUser(tx, { username, name, passwordHash: '-', createdAt: leftAt });
  await eraseUser(tx, { userId, now: leftAt });
  const place = { userId, ground: 'SIGN_IN_LOG' } as const;
  const record = { username, signIns: [{ userAgent: device, signedInAt: leftAt.toISOString() }] };
  await insertKeptUser(tx, {
    ...{ ...place, keptAt: leftAt, destroyOn: destroyedOn(place.ground, leftAt) },
    sealed: sealRecord(keys, place, record),
  });
  const askedAt = new Date(now.getTime() - 5 * 3_600_000);
  await insertCloseRequest(tx, { storeId, id: newId(), reason: words.reason, askedBy: ownerId, askedAt });
}
