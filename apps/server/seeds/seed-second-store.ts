import { readFileSync } from 'node:fs';
import type { Tx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { writeGivenPoints } from './customers/given-points.ts';
import { insertCustomers } from './customers/seed-customers.ts';
import { planMenu } from './plan-menu.ts';
import { seedMenu } from './seed-menu.ts';
import { type DemoStore, openApproved, type StoreWords } from './seed-store.ts';

/** Of the same business as the demo store: its certificate names both places. */
const words = JSON.parse(readFileSync(new URL('second-store.json', import.meta.url), 'utf8')) as StoreWords;

type Second = { store: DemoStore; storeId: string; openedAt: Date; now: Date; keys: Keys | undefined };

/**
 * A second store of the demo owner, with the same menu. Its first customers are those of the demo store, and each store
 * takes the points of the other.
 */
export async function seedSecondStore(tx: Tx, { store, storeId, openedAt, now, keys }: Second) {
  const { people } = store;
  await openApproved(tx, { storeId, people, fields: words, openedAt });
  await insertMember(tx, { storeId, userId: people.owner.userId, role: 'OWNER', rights: [] });
  await seedMenu(tx, storeId, planMenu());
  if (!keys) return;
  const customers = await insertCustomers(tx, { store: { storeId, people }, openedAt, now, keys, most: 40 });
  await writeGivenPoints(tx, customers, { storeId, by: people.owner.userId, now });
}
