import { readFileSync } from 'node:fs';
import type { ApprovedRegistration } from '@maru/contract/stores/registration-change.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { insertRegistrationChange } from '#server/stores/registration-change/registration-changes.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { type DemoStore, openApproved, type StoreWords } from './seed-store.ts';

type Words = { store: StoreWords; username: string; owner: string; asked: ApprovedRegistration };

const words = JSON.parse(readFileSync(new URL('changed-store.json', import.meta.url), 'utf8')) as Words;

type Changed = { demo: DemoStore; passwordHash: string; openedAt: Date; now: Date };

const hour = 3_600_000;

/** A store in business whose new representative and company name wait for an admin. Its invented owner cannot sign in. */
export async function seedChangedStore(tx: Tx, { demo, passwordHash, openedAt, now }: Changed) {
  const { store, username, owner: name, asked } = words;
  const person = { username, name, passwordHash, emailVerifiedAt: openedAt, createdAt: openedAt };
  const userId = await createUser(tx, person);
  const storeId = newId();
  const people = { ...demo.people, owner: { userId, name } };
  await openApproved(tx, { storeId, people, fields: store, openedAt });
  await insertMember(tx, { storeId, userId, role: 'OWNER', rights: [] });
  await insertRegistrationChange(tx, {
    ...{ storeId, id: newId(), ...asked, registrationFileId: null },
    ...{ askedBy: userId, askedAt: new Date(now.getTime() - 6 * hour) },
  });
}
