import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import type { Menu } from '#hub/menu/menu.ts';
import { aCategory, aChoice, aCollection, aMenu } from '#hub/menu/menu-builders.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { changeCart, emptyCart } from './cart.ts';
import { optionProblemOf, problemOf } from './line-problem.ts';
import { seenOf } from './priced.ts';

const heat = (...choices: string[]) =>
  aCollection(
    'heat',
    { mandatory: true },
    choices.map((id) => aChoice(id)),
  );
const shot = (change = {}, soldOutUntil: string | null = null) =>
  aCollection('shot', { multiple: true, ...change }, [aChoice('extra', { soldOutUntil }), aChoice('decaf')]);

const asItWas = aMenu({ collections: [heat('hot', 'ice'), shot()] });

/** Two hot lattes with an extra shot, priced by the earlier menu. */
function cartOf(choiceIds = ['hot', 'extra'], quantity = 2): Cart {
  const item = asItWas.items[0] as CompactItem;
  const wish = { choiceIds, quantity, discount: null };
  const line = { ...wish, key: 'k', itemId: 'latte', note: '', seen: seenOf(item, wish, asItWas) };
  return changeCart(emptyCart, { type: 'add', line });
}

function problemIn(menu: Menu, cart = cartOf()) {
  const [line] = cart.lines;
  return line && problemOf(line, menu, cart);
}

const names = (...ids: string[]) => ids.map((id) => expect.objectContaining({ name: id }));

test('there are no problems while the menu is unchanged', () => {
  expect(problemIn(asItWas)).toBeNull();
});

test.each<[string, Menu, object]>([
  ['the item is deleted', aMenu({ items: [{ id: 'tea' }] }), { kind: 'GONE' }],
  [
    'its category is switched off',
    aMenu({ categories: [aCategory('coffee', { enabled: false })] }),
    { kind: 'CATEGORY_OFF' },
  ],
  ['it is sold out', aMenu({ items: [{ soldOutUntil: untilChanged }] }), { kind: 'SOLD_OUT' }],
  [
    'a chosen option is deleted, with its former name',
    aMenu({ collections: [heat('ice'), shot()] }),
    { kind: 'CHOICE_GONE', names: names('hot') },
  ],
  [
    'the item drops an option collection',
    aMenu({ items: [{ optionCollectionIds: ['heat'] }] }),
    { kind: 'CHOICE_GONE', names: names('extra') },
  ],
  [
    'a chosen option is sold out',
    aMenu({ collections: [heat('hot', 'ice'), shot({}, untilChanged)] }),
    { kind: 'CHOICE_SOLD_OUT', names: names('extra') },
  ],
  [
    'a mandatory option was added',
    aMenu({
      items: [{ optionCollectionIds: ['shot', 'heat', 'cup'] }],
      collections: [heat('hot', 'ice'), shot(), aCollection('cup', { mandatory: true }, [aChoice('mug')])],
    }),
    { kind: 'CHOICE_NEEDED', names: names('cup') },
  ],
])('a line reports that %s', (_what, menu, problem) => {
  expect(problemIn(menu)).toEqual(problem);
});

test('a line reports several choices in a collection that became single-choice', () => {
  const menu = aMenu({ collections: [heat('hot', 'ice'), shot({ multiple: false })] });

  expect(problemIn(menu, cartOf(['hot', 'extra', 'decaf']))).toEqual({
    kind: 'ONE_CHOICE_ONLY',
    names: names('shot'),
  });
});

test('the possible quantity of a line depends on the other lines of the item', () => {
  const menu = aMenu({ items: [{ stock: 3 }], collections: [heat('hot', 'ice'), shot()] });
  const two = cartOf();
  const [line] = two.lines;
  const more = line ? changeCart(two, { type: 'add', line: { ...line, key: 'k2', note: '덜 맵게' } }) : two;

  expect(problemIn(menu, more)).toEqual({ kind: 'FEW_LEFT', left: 3, fits: 1 });
  expect(problemIn(menu, cartOf(['hot'], 3))).toBeNull();
});

test('a cart stored by an older version reports a deleted choice without its name', () => {
  const item = asItWas.items[0] as CompactItem;

  expect(optionProblemOf({ item, choiceIds: ['gone', 'hot'] }, asItWas)).toEqual({
    kind: 'CHOICE_GONE',
    names: [],
  });
});
