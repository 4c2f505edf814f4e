import { expect, test } from 'vitest';
import { newOrders, nothingWatched } from './new-orders.ts';

type Numbered = { businessDate: string; orderNumber: number };
type Reading = { open?: Numbered[]; finished?: Numbered[] };

const order = (orderNumber: number, businessDate = '2026-11-20') => ({ businessDate, orderNumber });

/** The numbers of orders that ring, for successive fetches of a board. */
function rings(...readings: Reading[]) {
  let watched = nothingWatched;
  return readings.map(({ open, finished }) => {
    const { added, ...after } = newOrders(watched, [
      { id: 'open', orders: open },
      { id: 'finished', orders: finished },
    ]);
    watched = after.watched;
    return added[0]?.orderNumber;
  });
}

test('orders on the board when it opens are not new', () => {
  expect(rings({ open: [order(3)], finished: [order(2), order(1)] })).toEqual([undefined]);
});

test('finished orders fetched after the open ones are not new, also without an open order', () => {
  expect(rings({ open: [order(3)] }, { open: [order(3)], finished: [order(9)] })).toEqual([
    undefined,
    undefined,
  ]);
  expect(rings({ open: [] }, { open: [], finished: [order(9)] })).toEqual([undefined, undefined]);
});

test('an order taken later rings once, whether it is open or closed at once', () => {
  expect(
    rings(
      { open: [], finished: [order(9)] },
      { open: [order(10)], finished: [order(9)] },
      { open: [order(10)], finished: [order(11), order(9)] },
      { open: [], finished: [order(11), order(10), order(9)] },
    ),
  ).toEqual([undefined, 10, 11, undefined]);
});

test('another filter fetches older orders, or none for a moment, and does not ring', () => {
  const all = [order(9), order(8), order(1)];
  expect(
    rings(
      { open: [], finished: [order(9)] },
      { open: [], finished: all },
      { open: [] },
      { open: [], finished: all },
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test('an order taken while a list could not be fetched rings once the list is fetched', () => {
  expect(rings({ finished: [order(9)] }, {}, { finished: [order(10), order(9)] })).toEqual([
    undefined,
    undefined,
    10,
  ]);
});

test('an open order rings while the finished ones are being fetched', () => {
  expect(rings({ open: [order(3)] }, { open: [order(4), order(3)] })).toEqual([undefined, 4]);
});

test('the first order of the next business day rings, though its number is lower', () => {
  expect(rings({ open: [], finished: [order(9)] }, { open: [order(1, '2026-11-21')], finished: [] })).toEqual(
    [undefined, 1],
  );
});
