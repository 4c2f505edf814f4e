import { expect, test } from 'vitest';
import { withOrders } from './stock-rows.ts';

/** Newest first, as the server lists them. */
function shown(moves: [number | null, number | null][], left: number | null) {
  const told = moves.map(([stockBefore, stockAfter], index) => {
    return { id: `${index}`, kind: 'COUNT' as const, stockBefore, stockAfter };
  });
  return withOrders(told, left).map((row) =>
    row.kind === 'ORDERS'
      ? `orders ${row.before} → ${row.after}`
      : `${row.stockBefore ?? 'none'} → ${row.stockAfter ?? 'none'}`,
  );
}

test('moves without a gap have no row in between', () => {
  const moves: [number, number][] = [
    [12, 10],
    [20, 12],
  ];
  expect(shown(moves, 10)).toEqual(['12 → 10', '20 → 12']);
  expect(shown([], 10)).toEqual([]);
});

test('a gap between two moves is shown as orders', () => {
  const moves: [number, number][] = [
    [10, 1],
    [20, 12],
    [18, 20],
    [0, 15],
  ];
  expect(shown(moves, 1)).toEqual([
    '10 → 1',
    'orders 12 → 10',
    '20 → 12',
    '18 → 20',
    'orders 15 → 18',
    '0 → 15',
  ]);
});

test('above the newest move are the orders since', () => {
  expect(shown([[20, 12]], 9)).toEqual(['orders 12 → 9', '20 → 12']);
  expect(shown([[20, 12]], 0)).toEqual(['orders 12 → 0', '20 → 12']);
});

test('while stock was not counted, there are no orders to show', () => {
  const moves: [number | null, number | null][] = [
    [null, 5],
    [3, null],
  ];
  expect(shown(moves, 5)).toEqual(['none → 5', '3 → none']);
  expect(shown([[3, null]], 4)).toEqual(['3 → none']);
  expect(shown([[null, 5]], null)).toEqual(['none → 5']);
});

test('orders before the oldest move of a page are shown once the next page is loaded', () => {
  const first: [number, number][] = [[10, 1]];
  expect(shown(first, 1)).toEqual(['10 → 1']);
  expect(shown([...first, [20, 12]], 1)).toEqual(['10 → 1', 'orders 12 → 10', '20 → 12']);
});

test('a row keeps its key when a newer move arrives', () => {
  const counted = { id: 'count', stockBefore: null, stockAfter: 5 };
  const received = { id: 'receive', stockBefore: 4, stockAfter: 10 };
  const ofOrders = (rows: { id: string }[]) =>
    rows.map(({ id }) => id).filter((id) => id.startsWith('after'));

  expect(ofOrders(withOrders([counted], 4))).toEqual(['after-count']);
  expect(ofOrders(withOrders([received, counted], 10))).toEqual(['after-count']);
});
