import { expect, test } from 'vitest';
import { positionAt, scrollSpeed } from './drag-position.ts';

/** Rows of these heights, stacked from the top. */
function rows(heights: readonly number[], firstIndex = 0) {
  let top = 0;
  return heights.map((height, at) => {
    const box = { id: String.fromCharCode(97 + at), index: firstIndex + at, top, bottom: top + height };
    top += height;
    return box;
  });
}

test.each([
  // Four rows of 40; b is dragged.
  [[40, 40, 40, 40], 'b', 5, 0],
  [[40, 40, 40, 40], 'b', 60, 1],
  [[40, 40, 40, 40], 'b', 99, 1],
  [[40, 40, 40, 40], 'b', 101, 2],
  [[40, 40, 40, 40], 'b', 900, 3],
  [[40, 40, 40, 40], 'b', -50, 0],
  // A tall row is passed at its middle.
  [[40, 200], 'a', 139, 0],
  [[40, 200], 'a', 141, 1],
])('among rows of heights %j, %s dragged to %i gets the index %i', (heights, carried, y, expected) => {
  expect(positionAt(rows(heights), carried, y)).toBe(expected);
});

test('an index just taken is kept while the pointer does not move', () => {
  // a (40) was put behind b (200), with the pointer at 141.
  const after = [
    { id: 'b', index: 0, top: 0, bottom: 200 },
    { id: 'a', index: 1, top: 200, bottom: 240 },
  ];
  expect(positionAt(after, 'a', 141)).toBe(1);
});

test('only mounted rows are needed', () => {
  const mounted = rows([40, 40, 40], 5_000);
  expect(positionAt(mounted, 'b', 110)).toBe(5_002);
  // The dragged row is not mounted any more.
  expect(positionAt(mounted, 'x', -10)).toBe(5_000);
});

test('a single row has no other index', () => {
  expect(positionAt(rows([40]), 'a', 10)).toBeUndefined();
});

test.each([
  [300, 0],
  [172, 0],
  [136, -700],
  [100, -1_400],
  [-40, -1_400],
  [528, 0],
  [564, 700],
  [900, 1_400],
])('with the pointer at %i of a view from 100 to 600, the list scrolls by %i px per s', (y, expected) => {
  expect(scrollSpeed(y, { top: 100, bottom: 600 })).toBe(expected);
});
