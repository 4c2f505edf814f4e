import { readFileSync } from 'node:fs';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { openSettings } from '#server/store-settings/open-settings.ts';
import { writeNewStore } from '#server/stores/write-new-store.ts';
import { createUser } from '#server/users/create-user.ts';
import { seedPicture } from './seed-picture.ts';
import type { StoreWords } from './seed-store.ts';

type Words = { store: StoreWords; username: string; owner: string };

const words = JSON.parse(readFileSync(new URL('pending-store.json', import.meta.url), 'utf8')) as Words;

type Pending = { passwordHash: string; now: Date; storage: FileStorage | undefined };

const hour = 3_600_000;

/**
 * A store that waits for approval, so that the admin's queue is not empty. Its invented owner cannot sign in: nobody
 * knows the password of this hash.
 */
export async function seedPendingStore(tx: Tx, { passwordHash, now, storage }: Pending) {
  const submittedAt = new Date(now.getTime() - 3 * hour);
  const { store, username, owner: name } = words;
  const owner = { username, name, passwordHash, emailVerifiedAt: submittedAt };
  const userId = await createUser(tx, owner);
  const storeId = newId();
  const image = { picture: 'pending-store-registration', purpose: 'REGISTRATION_IMAGE' } as const;
  const fields = {
    ...store,
    registrationFileId: await seedPicture(tx, storage, { ...image, userId, at: submittedAt }),
  };
  await writeNewStore(tx, { storeId, fields, status: 'PENDING', userId, now: submittedAt });
  await openSettings(tx, storeId);
  await insertMember(tx, { storeId, userId, role: 'OWNER', rights: [] });
}
