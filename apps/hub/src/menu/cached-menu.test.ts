import type { CompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { expect, test } from 'vitest';
import { type CachedMenu, mergeMenu, refreshCachedMenu, withSaved } from './cached-menu.ts';
import { aCategory, partsOf } from './menu-builders.ts';

const item = (id: string, values: Partial<CompactMenu['items'][number]> = {}) => {
  const [made] = partsOf({ items: [{ id, sort: 1, ...values }] }).items;
  if (!made) throw new Error('no item');
  return made;
};
const whole: CompactMenu = {
  ...{ revision: 5, version: 3, since: null, removedItemIds: [] },
  ...{ categories: [aCategory('coffee'), aCategory('fruit')], collections: [] },
  items: [item('pear', { categoryId: 'fruit' }), item('mocha', { sort: 2 }), item('latte', { sort: 1 })],
  listVersions: { items: 2, categories: 1, collections: 1 },
};
const changes = (told: Partial<CompactMenu>): CompactMenu => ({
  ...{ ...whole, revision: 6, since: 5, categories: null, collections: null, items: [] },
  ...told,
});
const idsOf = ({ items }: CachedMenu) => items.map(({ id }) => id);
const menu = mergeMenu(undefined, whole);

test('a whole menu is in display order', () => {
  expect(idsOf(menu)).toEqual(['latte', 'mocha', 'pear']);
  expect(menu).toMatchObject({ revision: 5, version: 3, listVersions: { items: 2 } });
});

test('changed rows are replaced; all others keep their identity', () => {
  const after = mergeMenu(menu, changes({ items: [item('mocha', { sort: 2, stock: 3 })] }));

  expect(after.items.map(({ stock }) => stock)).toEqual([null, 3, null]);
  expect(after.items[0]).toBe(menu.items[0]);
  expect(after.categories).toBe(menu.categories);
  expect(after.collections).toBe(menu.collections);
  expect(after.revision).toBe(6);
});

test('items are added, removed and moved, in the order of categories and positions', () => {
  const told = changes({
    items: [item('pear', { categoryId: 'coffee', sort: 2 }), item('tea', { sort: 0 })],
    removedItemIds: ['mocha', 'never-known'],
  });
  expect(idsOf(mergeMenu(menu, told))).toEqual(['tea', 'latte', 'pear']);

  const categories = [aCategory('fruit'), aCategory('coffee')];
  expect(idsOf(mergeMenu(menu, changes({ categories, collections: [] })))).toEqual([
    'pear',
    'latte',
    'mocha',
  ]);
});

test('items of equal position are ordered by id, and items of unknown categories come last', () => {
  const items = [item('b', { sort: 0 }), item('a', { sort: 0 }), item('stray', { categoryId: 'gone' })];
  expect(idsOf(mergeMenu(menu, changes({ items })))).toEqual(['a', 'b', 'latte', 'mocha', 'pear', 'stray']);
});

test('an older answer that arrives late is ignored', () => {
  const newer = mergeMenu(menu, changes({ revision: 9 }));
  expect(mergeMenu(newer, changes({ revision: 8, items: [item('latte', { stock: 1 })] }))).toBe(newer);
  expect(mergeMenu(newer, changes({ revision: 9, items: [item('latte', { stock: 1 })] }))).toBe(newer);
});

test('a whole menu replaces the cached one, even if that has a higher revision', () => {
  const elsewhere = { ...whole, revision: 2, items: [item('tea')] };
  expect(idsOf(mergeMenu(mergeMenu(undefined, { ...whole, revision: 99 }), elsewhere))).toEqual(['tea']);
});

/** A server with these answers, one per call. `asked` records the calls. */
function serverOf(...answers: (CompactMenu | undefined)[]) {
  const asked: (number | undefined)[] = [];
  const ask = async (revision: number | undefined) => {
    asked.push(revision);
    return answers[asked.length - 1];
  };
  return { asked, ask };
}

test('the first request is for the whole menu, later ones for the delta since its revision', async () => {
  const { asked, ask } = serverOf(whole, changes({ items: [item('mocha', { stock: 1 })] }), undefined);
  const first = await refreshCachedMenu(() => undefined, ask);
  const second = await refreshCachedMenu(() => first, ask);

  expect(await refreshCachedMenu(() => second, ask)).toBe(second);
  expect(asked).toEqual([undefined, 5, 6]);
});

test('optimistic values stay, whether the answer is a delta or unchanged', async () => {
  for (const told of [undefined, changes({ items: [item('mocha', { stock: 1 })] })]) {
    let current = menu;
    const patched = menu.items.map((one) => (one.id === 'latte' ? { ...one, placeEnabled: false } : one));
    const ask = async () => {
      current = { ...menu, items: patched };
      return told;
    };
    expect((await refreshCachedMenu(() => current, ask)).items[0]).toMatchObject({
      id: 'latte',
      placeEnabled: false,
    });
  }
});

test('a delta is not applied to a cached menu that was dropped or rolled back meanwhile', async () => {
  const { asked, ask } = serverOf(changes({ items: [item('tea')] }), whole);
  let current: CachedMenu | undefined = menu;
  const forgetful = async (revision: number | undefined) => {
    const told = await ask(revision);
    current = undefined;
    return told;
  };
  expect(idsOf(await refreshCachedMenu(() => current, forgetful))).toEqual(['latte', 'mocha', 'pear']);
  expect(asked).toEqual([5, undefined]);

  const older = { ...menu, revision: 3 };
  const later = serverOf(changes({}), changes({ since: 3, items: [item('tea', { sort: 0 })] }));
  let held: CachedMenu = menu;
  const puttingBack = async (revision: number | undefined) => {
    const told = await later.ask(revision);
    held = older;
    return told;
  };
  expect(idsOf(await refreshCachedMenu(() => held, puttingBack))).toEqual(['tea', 'latte', 'mocha', 'pear']);
  expect(later.asked).toEqual([5, 3]);
});

test('a saved item is in the cached menu before its delta arrives', () => {
  const { sort: _, ...dearer } = item('latte', { price: 9_000, version: 2 });
  const after = withSaved(menu, dearer);
  expect(after.items[0]).toEqual({ ...dearer, sort: 1 });
  expect(after.items[1]).toBe(menu.items[1]);

  expect(idsOf(withSaved(menu, { ...dearer, id: 'tea' }))).toEqual(['latte', 'mocha', 'tea', 'pear']);
  expect(idsOf(withSaved(menu, { ...dearer, categoryId: 'fruit' }))).toEqual(['mocha', 'pear', 'latte']);
});

test('an item that a delta has updated meanwhile stays as it is', () => {
  const told = mergeMenu(menu, changes({ items: [item('latte', { version: 3, price: 9_500 })] }));
  expect(withSaved(told, item('latte', { version: 2, price: 9_000 }))).toBe(told);
});
