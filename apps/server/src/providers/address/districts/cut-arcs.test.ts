import { expect, test } from 'vitest';
import { centreOf } from './centre-of.ts';
import { cutArcs, type Point } from './cut-arcs.ts';
import { simplifyLine } from './simplify-line.ts';

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];

test('two neighbours share the arc between them, each in its own direction', () => {
  const { arcs, rings } = cutArcs([square(0, 0), square(1, 0)]);
  const [left = [], right = []] = rings;
  const shared = left.filter((id) => right.includes(~id));
  expect(shared).toHaveLength(1);
  expect(arcs).toHaveLength(3);
});

test('an island is one line that ends where it begins', () => {
  const { arcs, rings } = cutArcs([square(5, 5)]);
  expect(rings).toEqual([[0]]);
  expect(arcs[0]).toHaveLength(5);
  expect(arcs[0]?.at(0)).toEqual(arcs[0]?.at(-1));
});

test('a district around another one shares its whole border', () => {
  const { arcs, rings } = cutArcs([square(5, 5), square(5, 5).toReversed()]);
  expect(arcs).toHaveLength(1);
  expect(rings.flat().map((id) => (id < 0 ? ~id : id))).toEqual([0, 0]);
});

test('points within the tolerance of a line are dropped, except its ends', () => {
  const line: Point[] = [
    [127, 37],
    [127.001, 37.0051],
    [127.002, 37.01],
    [127.003, 37],
  ];
  expect(simplifyLine(line, 50)).toEqual([line[0], line[2], line[3]]);
  expect(simplifyLine(line, 5_000)).toEqual([line[0], line[3]]);
  expect(simplifyLine(line.slice(0, 2), 5_000)).toEqual(line.slice(0, 2));
});

test('a closed line keeps its corners, however large the tolerance', () => {
  const closed = [...square(127, 37), [127, 37] as Point];
  expect(simplifyLine(closed, 100)).toEqual(closed);
});

test('the centre of a bent district lies inside it', () => {
  const bent: Point[] = [
    [0, 0],
    [10, 0],
    [10, 1],
    [1, 1],
    [1, 10],
    [0, 10],
  ];
  const [x, y] = centreOf([bent]);
  expect(x < 1 || y < 1).toBe(true);
  expect(centreOf([square(0, 0), square(3, 3).map(([x, y]): Point => [x * 3, y * 3])])).toEqual([10.5, 10.5]);
});
