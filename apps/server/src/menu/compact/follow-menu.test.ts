import type { OutputOf } from '@maru/contract/endpoint.ts';
import { type CompactItem, getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { expect, test } from 'vitest';
import { deadlocksOf } from '#test/deadlocks.ts';
import { menuWriters } from '#test/menu-writers/menu-writers.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Menu = OutputOf<typeof getCompactMenu>;

/** In ms, for about 120 sequential edits, with retries of stale ones. */
const patience = 180_000;
const seeds = Array.from({ length: 20 }, (_, i) => i + 1);

const read = ({ storeId, owner }: At, revision?: number) =>
  shop.call(getCompactMenu, { storeId, ...(revision === undefined ? {} : { revision }) }, owner);

/** Maintains a copy of the menu by deltas alone, as a till does. */
async function follow(at: At) {
  let known: Menu = (await read(at)).response;
  const items = new Map(known.items.map((item) => [item.id, item]));

  /** Checks that each known item refers to known categories and options. */
  function expectWhole() {
    const categories = new Set(known.categories?.map(({ id }) => id));
    const collections = new Set(known.collections?.map(({ id }) => id));
    const stray = [...items.values()].filter(
      ({ categoryId, optionCollectionIds }) =>
        !categories.has(categoryId) || optionCollectionIds.some((id) => !collections.has(id)),
    );
    expect(stray).toEqual([]);
  }

  return {
    async ask() {
      const { http, response } = await read(at, known.revision);
      if (http === 304) return;
      expect(response.since).toBe(known.revision);
      for (const id of response.removedItemIds) items.delete(id);
      for (const item of response.items) items.set(item.id, item);
      const { categories, collections } = response;
      known = {
        ...response,
        categories: categories ?? known.categories,
        collections: collections ?? known.collections,
      };
      expectWhole();
    },
    told: (): Pick<Menu, 'categories' | 'collections' | 'version' | 'listVersions'> & {
      items: CompactItem[];
    } => ({
      ...{ categories: known.categories, collections: known.collections },
      ...{ version: known.version, listVersions: known.listVersions },
      items: [...items.values()].sort(byId),
    }),
  };
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

test(
  'tills that follow by deltas end with the current menu under twenty concurrent writers',
  async () => {
    const at = await shop.openStore();
    const writers = menuWriters(shop, at);
    // Several tills ask at once and share one read.
    const tills = await Promise.all([follow(at), follow(at), follow(at)]);
    const before = await deadlocksOf(shop.pool);
    let isWriting = true;

    const following = (async () => {
      while (isWriting) await Promise.all(tills.map((till) => till.ask()));
    })();
    const answers = (await Promise.all(seeds.map((seed) => writers.write(seed, 6)))).flat();
    // Some writers, such as undo, need something to work on: repeat those that found nothing.
    const missing = () =>
      writers.kinds.filter((kind) => !answers.some((answer) => answer.kind === kind && answer.http === 200));
    for (let seed = seeds.length + 1; seed <= 100 && missing().length > 0; seed += 1) {
      answers.push(...(await writers.write(seed, 6)));
    }
    isWriting = false;
    await following;
    await Promise.all(tills.map((till) => till.ask()));

    const { categories, collections, items, version, listVersions } = (await read(at)).response;
    const whole = { categories, collections, version, listVersions, items: items.sort(byId) };
    for (const till of tills) expect(till.told()).toEqual(whole);

    // Each kind of write succeeded at least once, and no deadlock occurred.
    expect(missing()).toEqual([]);
    expect(answers.filter(({ http }) => http >= 500 || http === 400)).toEqual([]);
    expect((await deadlocksOf(shop.pool)) - before).toBe(0);
  },
  patience,
);
