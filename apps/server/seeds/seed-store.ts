import { readFileSync } from 'node:fs';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertEventCounter } from '#server/live/store-events.queries.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { insertDayStart, insertSettings } from '#server/store-settings/store-settings.queries.ts';
import { insertStore } from '#server/stores/stores.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { type DemoRole, demoAccounts } from './demo-accounts.ts';

type StoreWords = Record<'name' | 'ownerName' | 'businessNumber' | 'address' | 'phone', string> &
  Record<'receiptHeader' | 'receiptFooter', string> & { people: Record<DemoRole, string> };

/** Everything made up: the number passes the checksum but belongs to nobody, and so do the people. */
const words = JSON.parse(readFileSync(new URL('demo-store.json', import.meta.url), 'utf8')) as StoreWords;

export type DemoPerson = { userId: string; name: string };
export type DemoStore = { storeId: string; people: Record<DemoRole, DemoPerson> };

/** Opens the demo store, approved and ready to sell, with its people. */
export async function seedStore(
  tx: Tx,
  { passwordHash, openedAt }: { passwordHash: string; openedAt: Date },
): Promise<DemoStore> {
  const storeId = newId();
  const { name, ownerName, businessNumber, address, phone, receiptHeader, receiptFooter } = words;
  await insertStore(tx, {
    ...{ id: storeId, name, ownerName, businessNumber, address, phone },
    applicationStatus: 'APPROVED',
    createdAt: openedAt,
  });
  await insertSettings(tx, { storeId, taxType: 'GENERAL', receiptHeader, receiptFooter });
  await insertDayStart(tx, { storeId, validFrom: openedAt, dayStart: defaultDayStart });
  await insertEventCounter(tx, storeId);

  const people = {
    owner: await seedPerson(tx, 'owner', { storeId, passwordHash, openedAt }),
    staff: await seedPerson(tx, 'staff', { storeId, passwordHash, openedAt }),
    admin: await seedPerson(tx, 'admin', { storeId, passwordHash, openedAt }),
  };
  return { storeId, people };
}

async function seedPerson(
  tx: Tx,
  role: DemoRole,
  { storeId, passwordHash, openedAt }: { storeId: string; passwordHash: string; openedAt: Date },
): Promise<DemoPerson> {
  const { username, admin, membership } = demoAccounts[role];
  const name = words.people[role];
  const userId = await createUser(tx, { username, name, passwordHash, admin, emailVerifiedAt: openedAt });
  if (membership) await insertMember(tx, { storeId, userId, ...membership });
  return { userId, name };
}
