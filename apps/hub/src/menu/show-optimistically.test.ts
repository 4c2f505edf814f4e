import type { CompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { categoryPart } from './categories/category-part.ts';
import { placePart } from './items/place-part.ts';
import { menuQuery } from './menu.api.ts';
import { partsOf } from './menu-builders.ts';
import { withOptimistic } from './optimistic-values.ts';
import { showOptimistically } from './show-optimistically.ts';
import { soldOutPart } from './sold-out/sold-out-part.ts';

const { queryKey } = menuQuery('shop');
const latte = soldOutPart({ kind: 'ITEM', id: 'latte' });
const first = {
  ...partsOf({ items: [{ id: 'latte' }] }),
  revision: 7,
  version: 1,
  listVersions: { items: 1, categories: 1, collections: 1 },
};

let client: QueryClient;
let browser: ReturnType<typeof openBrowser>;

beforeEach(() => {
  browser = openBrowser();
  plantSession();
  client = new QueryClient();
  client.setQueryData(queryKey, first);
});

const menu = () => client.getQueryData(queryKey) ?? first;
const shown = () => latte.read(menu());
const sellOut = () => showOptimistically(client, 'shop', latte, untilChanged);
const sellAgain = () => showOptimistically(client, 'shop', latte, null);

/** Sends an event that makes the menu refetch these changes since the previous revision. */
async function hear(news: Pick<CompactMenu, 'revision'> & Partial<CompactMenu>) {
  const { version, listVersions } = first;
  const nothing = {
    version,
    listVersions,
    categories: null,
    collections: null,
    items: [],
    removedItemIds: [],
  };
  const told: CompactMenu = { ...nothing, since: menu().revision, ...news };
  browser.answerWith(() => ({ body: { status: 'OK', response: told } }));
  await client.fetchQuery({ ...menuQuery('shop'), staleTime: 0 });
}
const hearSoldOut = (revision: number) =>
  hear({ revision, items: first.items.map((item) => ({ ...item, soldOutUntil: untilChanged })) });
/** Sends an event about a change of something else. */
const hearNothingOfIt = (revision: number) => hear({ revision });

test('a switch is shown at once, and then as the server answered', () => {
  const settle = sellOut();
  expect(shown()).toBe(untilChanged);

  settle({ value: '2026-11-23T04:00:00Z' });
  expect(shown()).toBe('2026-11-23T04:00:00Z');
  expect(menu().revision).toBe(7);
});

test('a failed switch is rolled back', () => {
  sellOut()();
  expect(shown()).toBeNull();
});

test('a lost answer refetches the menu', () => {
  sellOut()();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('after a lost answer, what the menu reported meanwhile stays', async () => {
  const settle = sellOut();
  await hearSoldOut(9);
  settle();
  expect(shown()).toBe(untilChanged);
});

test('after a lost answer, a value that the menu did not report is rolled back', async () => {
  const settle = sellOut();
  await hearNothingOfIt(9);
  expect(shown()).toBe(untilChanged);

  settle();
  expect(shown()).toBeNull();
});

test('a menu update of one press does not overwrite a later press', async () => {
  const off = sellOut();
  const on = sellAgain();
  await hearSoldOut(9);
  expect(shown()).toBeNull();

  off({ value: untilChanged });
  expect(shown()).toBeNull();
  on({ value: null });
  expect(shown()).toBeNull();
});

test('an optimistic value of one store is not shown in another', () => {
  const settle = sellOut();
  expect(latte.read(withOptimistic('other', first))).toBeNull();
  settle();
});

test('an answer does not overwrite a later press', () => {
  const off = sellOut();
  const on = sellAgain();
  off({ value: untilChanged });
  expect(shown()).toBeNull();

  on({ value: null });
  expect(shown()).toBeNull();
});

test('a failed press after a saved one keeps the saved value', () => {
  const off = sellOut();
  const on = sellAgain();
  off({ value: untilChanged });
  on();
  expect(shown()).toBe(untilChanged);
});

test('two failed presses restore the value before both', () => {
  const off = sellOut();
  const on = sellAgain();
  const offAgain = sellOut();
  off();
  on();
  offAgain();
  expect(shown()).toBeNull();
});

test('an answer slower than the edit of somebody else does not overwrite that edit', async () => {
  const [coffee, fruit] = first.categories;
  if (!coffee) throw new Error('no category');
  const settle = showOptimistically(client, 'shop', categoryPart(coffee), { enabled: false });
  const theirs = { ...coffee, name: '커피와 차', enabled: true, version: 3 };
  await hear({ revision: 9, categories: [theirs, ...(fruit ? [fruit] : [])] });
  expect(menu().categories[0]).toEqual({ ...theirs, enabled: false });

  settle({ value: { ...coffee, enabled: false, version: 2 } });
  expect(menu().categories[0]).toEqual(theirs);
});

test('an answer newer than the menu is applied', async () => {
  const [coffee] = first.categories;
  if (!coffee) throw new Error('no category');
  const settle = showOptimistically(client, 'shop', categoryPart(coffee), { enabled: false });
  const saved = { ...coffee, name: '커피와 차', enabled: false, version: 3 };
  settle({ value: saved });
  expect(menu().categories[0]).toEqual(saved);
});

test('an item keeps the version and the values of a later edit', async () => {
  const [item] = first.items;
  if (!item) throw new Error('no item');
  const settle = showOptimistically(client, 'shop', placePart(item), { placeEnabled: false });
  const theirs = { ...item, price: 5_500, placeEnabled: true, version: 3 };
  await hear({ revision: 9, items: [theirs] });

  settle({ value: { placeEnabled: false, version: 2 } });
  expect(menu().items).toEqual([theirs]);
});
