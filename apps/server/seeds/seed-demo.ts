import type { Db } from '#server/db/database.ts';
import { inBothLanguages } from '#server/db/in-both-languages.ts';
import { inTransaction, violates } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { hashPassword } from '#server/users/hash-password.ts';
import { hasUsers } from '#server/users/users.queries.ts';
import { seedContent } from './content/seed-content.ts';
import { demoPassword } from './demo-accounts.ts';
import { historyDays, seedHistory } from './history/seed-history.ts';
import { planMenu } from './plan-menu.ts';
import { seedChangedStore } from './seed-changed-store.ts';
import en from './seed-demo.en.json' with { type: 'json' };
import ko from './seed-demo.ko.json' with { type: 'json' };
import { seedEventLog } from './seed-event-log.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedLeaving } from './seed-leaving.ts';
import { seedMenu } from './seed-menu.ts';
import { seedPendingStore } from './seed-pending-store.ts';
import { seedPlace, seedPlaceDraft } from './seed-place.ts';
import { seedRevenueMessages } from './seed-revenue-messages.ts';
import { seedSampleCarts } from './seed-sample-carts.ts';
import { seedSecondStore } from './seed-second-store.ts';
import { seedStoppedPeople } from './seed-stopped-people.ts';
import { seedStore } from './seed-store.ts';

const dayMilliseconds = 24 * 60 * 60_000;

type Seeding = {
  db: Db;
  now: Date;
  log: (line: string) => void;
  /** Stores the registration images; without it the stores have none. */
  storage?: FileStorage;
  /** Needed to seal data of the demo store; without keys it has no cash receipts. */
  keys?: Keys;
};

/**
 * Fills a database with the demo store (people, menu, ninety days of orders before `now` and today's) and a store that
 * waits for approval. All or nothing. Does nothing if there are any users, because the database may be in real use.
 */
export async function seedDemo(seeding: Seeding) {
  if (await hasUsers(seeding.db)) return;
  try {
    await seed(seeding);
  } catch (error) {
    // Another instance was started at the same time and finished first.
    if (!violates(error, 'users__username')) throw error;
  }
}

async function seed({ db, now, log, storage, keys }: Seeding) {
  const started = performance.now();
  log(inBothLanguages({ ko: ko.making, en: en.making }));
  const [passwordHash, unknown] = await Promise.all([hashPassword(demoPassword), hashPassword(newId())]);
  const openedAt = new Date(now.getTime() - (historyDays + 30) * dayMilliseconds);
  const menu = planMenu();
  const orders = await inTransaction(db, async (tx) => {
    const store = await seedStore(tx, { passwordHash, openedAt, storage });
    await seedMenu(tx, store.storeId, menu);
    await seedSampleCarts(tx, store.storeId, menu.items);
    await seedRevenueMessages(tx, store, now);
    const published = {
      by: store.people.owner.userId,
      at: new Date(now.getTime() - historyDays * dayMilliseconds),
    };
    await seedPlace(tx, { storeId: store.storeId, ...published, storage });
    await seedPendingStore(tx, { passwordHash: unknown, now, storage });
    await seedChangedStore(tx, { demo: store, passwordHash: unknown, openedAt, now });
    const adminId = store.people.admin.userId;
    await seedStoppedPeople(tx, { passwordHash: unknown, adminId, now });
    await seedEventLog(tx, { store, now });
    if (keys) await seedInquiries(tx, { store, now, keys });
    const secondId = newId();
    await seedContent(tx, { people: store.people, now, storage });
    await seedSecondStore(tx, { store, storeId: secondId, openedAt, now, keys });
    const { userId: ownerId } = store.people.owner;
    if (keys) await seedLeaving(tx, { storeId: secondId, ownerId, now, keys });
    await seedPlaceDraft(tx, { storeId: secondId, ...published });
    return seedHistory(tx, { store, menu: menu.items, now, keys, sharesWith: secondId });
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  log(inBothLanguages({ ko: ko.made, en: en.made }, { orders, seconds }));
}
