import type { Db } from '@maru/server/db/database.ts';
import { newId } from '@maru/server/db/new-id.ts';
import { insertEventCounter } from '@maru/server/live/store-events.queries.ts';
import { insertMember } from '@maru/server/store-access/store-access.queries.ts';
import { insertSettings } from '@maru/server/store-settings/store-settings.queries.ts';
import { insertStore } from '@maru/server/stores/stores.queries.ts';
import { addMenu } from '@maru/server/test/builders/menu-builder.ts';

/** `body`: one order of three lines, paid in cash, as a till of this store sends it. */
export type BenchStore = { storeId: string; body: object };

/** Approved stores of one owner, each with the small menu of the tests. */
export async function addStores(db: Db, ownerId: string, count: number): Promise<BenchStore[]> {
  const stores: BenchStore[] = [];
  for (let i = 0; i < count; i += 1) {
    const storeId = newId();
    await db.transaction().execute(async (tx) => {
      await insertStore(tx, { id: storeId, name: `bench ${i}`, applicationStatus: 'APPROVED' });
      await insertSettings(tx, { storeId });
      await insertEventCounter(tx, storeId);
      await insertMember(tx, { storeId, userId: ownerId, role: 'OWNER', rights: [] });
    });
    const menu = await addMenu(db, storeId);
    stores.push({ storeId, body: cashOrder(menu) });
  }
  return stores;
}

function cashOrder(menu: Awaited<ReturnType<typeof addMenu>>) {
  return {
    lines: [
      { itemId: menu.americano, choiceIds: [menu.iced, menu.shot], quantity: 1 },
      { itemId: menu.americano, choiceIds: [menu.hot], quantity: 2 },
      { itemId: menu.fruitBox, quantity: 1 },
    ],
    total: 20_000,
    tenders: [{ type: 'INSTORE_CASH', amount: 20_000, received: 20_000 }],
  };
}
