import { expect, test } from 'vitest';
import { noSelection, type Selection, tick, tickAll } from './selection.ts';

const shown = [...'abcdef'];
const ticked = ({ ids }: Selection) => [...ids].sort().join('');
const one = (id: string, isTicked = true) => ({ id, isTicked, isRange: false });
const range = (id: string, isTicked = true) => ({ id, isTicked, isRange: true });

test('an item can be ticked and unticked', () => {
  const both = tick(tick(noSelection, shown, one('b')), shown, one('e'));
  expect(ticked(both)).toBe('be');
  expect(ticked(tick(both, shown, one('b', false)))).toBe('e');
});

test.each([
  ['down', 'b', 'e', 'bcde'],
  ['up', 'e', 'b', 'bcde'],
  ['to itself', 'c', 'c', 'c'],
])('Shift ticks %s', (_way, from, to, all) => {
  expect(ticked(tick(tick(noSelection, shown, one(from)), shown, range(to)))).toBe(all);
});

test('Shift unticks a range as well', () => {
  const all = tickAll(noSelection, shown, true);
  expect(ticked(tick(tick(all, shown, one('b', false)), shown, range('d', false)))).toBe('aef');
});

test('Shift without a visible anchor ticks only the item', () => {
  expect(ticked(tick(noSelection, shown, range('d')))).toBe('d');
  const elsewhere = tick(noSelection, ['x'], one('x'));
  expect(ticked(tick(elsewhere, shown, range('d')))).toBe('dx');
});

test('ticking all shown items keeps the others as they are', () => {
  const elsewhere = tick(noSelection, ['x'], one('x'));
  const all = tickAll(elsewhere, shown, true);
  expect(ticked(all)).toBe('abcdefx');
  expect(ticked(tickAll(all, shown, false))).toBe('x');
});
