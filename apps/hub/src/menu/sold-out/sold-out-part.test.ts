import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { partsOf } from '#hub/menu/menu-builders.ts';
import { soldOutPart, soldOutUntilIn, withSoldOut } from './sold-out-part.ts';

const menu = {
  ...partsOf({ items: [{ id: 'latte' }, { id: 'tea' }] }),
  revision: 1,
  version: 1,
  listVersions: { items: 1, categories: 1, collections: 1 },
};

test('an item is switched off, and everything else keeps its identity', () => {
  const after = withSoldOut(menu, { kind: 'ITEM', id: 'tea' }, untilChanged);

  expect(soldOutUntilIn(after, { kind: 'ITEM', id: 'tea' })).toBe(untilChanged);
  expect(after.items[0]).toBe(menu.items[0]);
  expect(after.collections).toBe(menu.collections);
});

test('a choice is switched on, and other collections keep their identity', () => {
  const small = { kind: 'CHOICE', id: 'small' } as const;
  const after = withSoldOut(menu, small, null);

  expect(soldOutUntilIn(menu, small)).toBe(untilChanged);
  expect(soldOutUntilIn(after, small)).toBeNull();
  expect(after.collections[0]).toBe(menu.collections[0]);
});

test.each(['ITEM', 'CHOICE'] as const)(
  'a deleted offer (%s) does not count as sold out, and switching it changes nothing',
  (kind) => {
    const part = soldOutPart({ kind, id: 'gone' });
    expect(part.read(menu)).toBeNull();

    const after = part.write(menu, untilChanged);
    expect(after).toEqual(menu);
    expect(part.read(after)).toBeNull();
  },
);
