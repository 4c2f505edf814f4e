import { readFileSync } from 'node:fs';
import { OpeningHours, weekdays } from '@maru/contract/stores/opening-hours.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { insertDayStart, insertSettings } from '#server/store-settings/store-settings.queries.ts';
import { markApplicationMoved } from '#server/stores/admin/admin-stores.queries.ts';
import type { StoreFields } from '#server/stores/store-columns.ts';
import { insertApplicationMove } from '#server/stores/stores.queries.ts';
import { writeNewStore } from '#server/stores/write-new-store.ts';
import { createUser } from '#server/users/create-user.ts';
import { setPersonal } from '#server/users/set-personal.ts';
import { type DemoRole, demoAccounts } from './demo-accounts.ts';
import { closing, opening } from './history/calendar.ts';
import { seedPicture } from './seed-picture.ts';

export type StoreWords = StoreFields & { name: string };
type Words = Record<'receiptHeader' | 'receiptFooter', string> & {
  store: StoreWords;
  people: Record<DemoRole, string>;
};

/** All invented: the business number passes its checksum but is unassigned, and the people do not exist. */
const words = JSON.parse(readFileSync(new URL('demo-store.json', import.meta.url), 'utf8')) as Words;

export type DemoPerson = { userId: string; name: string };
export type DemoStore = { storeId: string; people: Record<DemoRole, DemoPerson> };
type Opening = { passwordHash: string; openedAt: Date };
type Stored = { storage: FileStorage | undefined };

/** Revenue messages go to a phone. No network assigns this number. */
const demoPhones: Partial<Record<DemoRole, string>> = { owner: '+821000000001' };

const demoBirthdays: Partial<Record<DemoRole, string>> = { owner: '1988-05-14' };

const hour = 3_600_000;

/** Creates the demo store, approved and ready to sell, with its people. */
export async function seedStore(
  tx: Tx,
  { passwordHash, openedAt, storage }: Opening & Stored,
): Promise<DemoStore> {
  const storeId = newId();
  const { store } = words;
  const people = {
    owner: await seedPerson(tx, 'owner', { passwordHash, openedAt }),
    staff: await seedPerson(tx, 'staff', { passwordHash, openedAt }),
    admin: await seedPerson(tx, 'admin', { passwordHash, openedAt }),
  };
  const { userId } = people.owner;
  const image = { picture: 'demo-store-registration', purpose: 'REGISTRATION_IMAGE' } as const;
  const registrationFileId = await seedPicture(tx, storage, { ...image, userId, at: openedAt });
  await openApproved(tx, { storeId, people, openedAt, fields: { ...store, registrationFileId } });
  for (const role of ['owner', 'staff'] as const) {
    const { membership } = demoAccounts[role];
    if (membership) await insertMember(tx, { storeId, userId: people[role].userId, ...membership });
  }
  return { storeId, people };
}

type Approved = Omit<DemoStore, 'storeId'> & { storeId: string; fields: StoreWords; openedAt: Date };

/** A store of the demo owner, approved some hours after it was registered, with its settings. */
export async function openApproved(tx: Tx, { storeId, people, fields, openedAt }: Approved): Promise<void> {
  const { receiptHeader, receiptFooter } = words;
  const now = openedAt;
  const open = { ...fields, openingHours: everyDay(opening, closing) };
  await writeNewStore(tx, { storeId, fields: open, status: 'PENDING', userId: people.owner.userId, now });
  const approval = { storeId, to: 'APPROVED', by: people.admin.userId } as const;
  const at = new Date(openedAt.getTime() + 5 * hour);
  await markApplicationMoved(tx, { ...approval, at });
  await insertApplicationMove(tx, {
    ...approval,
    from: 'PENDING',
    reason: '',
    side: 'ADMIN',
    at,
    reviewableSince: now,
  });
  const texts = { receiptHeader, receiptFooter };
  await insertSettings(tx, { storeId, taxType: 'GENERAL', ...texts, cashReceiptObligated: true });
  await insertDayStart(tx, { storeId, validFrom: openedAt, dayStart: defaultDayStart });
}

async function seedPerson(tx: Tx, role: DemoRole, { passwordHash, openedAt }: Opening): Promise<DemoPerson> {
  const { username, admin } = demoAccounts[role];
  const name = words.people[role];
  const phone = demoPhones[role];
  const userId = await createUser(tx, {
    ...{ username, name, passwordHash, admin, emailVerifiedAt: openedAt, createdAt: openedAt },
    ...(phone && { phone: { e164: phone, callingCode: '82', verifiedAt: openedAt } }),
  });
  const birthday = demoBirthdays[role] ?? null;
  const personal = { name, birthday, gender: null, language: 'ko', pictureFileId: undefined } as const;
  await setPersonal(tx, userId, personal, openedAt);
  return { userId, name };
}

function everyDay(from: number, to: number): OpeningHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, { open: { from, to }, breaks: [] }]));
  return OpeningHours.parse({ days, holidays: [] });
}
