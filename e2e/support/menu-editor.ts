import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { listOptionCollections, setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { callAs } from './new-person.ts';
import { password, people } from './people.ts';
import type { Maru } from './start-maru.ts';

/** Another user who changes the demo store's menu through the API; the menu journeys cover the screens. */
export async function menuEditorOf(maru: Maru, storeId: string) {
  const call = await callAs(maru, { username: people.owner, password });

  async function find(name: string) {
    const { items } = await call(getCompactMenu, { storeId });
    const item = items.find((each) => each.name === name);
    if (!item) throw new Error(`there is no ${name}`);
    return item;
  }

  return {
    async changePrice(name: string, price: number) {
      const { id, version, price: before } = await find(name);
      const change = { kind: 'PRICE_AMOUNT', amount: price - before } as const;
      await call(changeStoreItems, { storeId, items: [{ id, version }], change });
    },
    async sellOut(name: string) {
      const { id } = await find(name);
      await call(setSoldOut, { storeId, itemIds: [id], soldOut: 'UNTIL_CHANGED' });
    },
    async deleteChoice(collection: string, choice: string) {
      const { collections } = await call(listOptionCollections, { storeId });
      const found = collections.find(({ name }) => name === collection);
      if (!found) throw new Error(`there is no ${collection}`);
      const choices = found.choices
        .filter(({ name }) => name !== choice)
        .map(({ soldOutUntil: _, ...kept }) => kept);
      await call(setOptionCollection, { storeId, ...found, choices });
    },
  };
}
