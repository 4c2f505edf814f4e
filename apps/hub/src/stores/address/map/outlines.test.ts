import { expect, test } from 'vitest';
import { joined } from './outlines.ts';

test('a border shared by two districts is one line, which the second reads backwards', () => {
  const [left, right] = joined({
    stepsPerDegree: 10,
    // The border from south to north, then the rest of the left and of the right district.
    arcs: [
      [10, 0, 0, 10],
      [10, 10, -10, 0, 0, -10, 10, 0],
      [10, 0, 10, 0, 0, 10, -10, 0],
    ],
    districts: [
      { code: '1', name: 'left', lat: 0.5, lng: 0.5, rings: [[0, 1]] },
      { code: '2', name: 'right', lat: 0.5, lng: 1.5, rings: [[2, -1]] },
    ],
  });

  expect(left?.rings).toEqual([
    [
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 1],
    ],
  ]);
  expect(right?.rings).toEqual([
    [
      [0, 2],
      [1, 2],
      [1, 1],
      [0, 1],
    ],
  ]);
  expect(right?.centre).toEqual([0.5, 1.5]);
});
