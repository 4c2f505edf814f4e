import { expect, test } from 'vitest';
import { counted } from './sale-numbers.ts';

const start = { storeId: 'store', letters: 'B', day: '', count: 0, saleId: null };
const sale = (saleId: string, day: string) => ({ saleId, day });

test('a device counts its sales per business day', () => {
  const first = counted(start, sale('a', '2026-11-20'));
  const second = counted(first, sale('b', '2026-11-20'));
  const nextDay = counted(second, sale('c', '2026-11-21'));
  expect([first, second, nextDay].map(({ count }) => count)).toEqual([1, 2, 1]);
});

test('a second press for the same sale gets the same number', () => {
  const first = counted(start, sale('a', '2026-11-20'));
  expect(counted(first, sale('a', '2026-11-20'))).toEqual(first);
  expect(counted(first, sale('a', '2026-11-21'))).toEqual(first);
});

test('a clock that is set back repeats no number', () => {
  const today = counted(start, sale('a', '2026-11-21'));
  const back = counted(today, sale('b', '2026-11-20'));
  const again = counted(back, sale('c', '2026-11-21'));
  expect([today, back, again].map(({ day, count }) => `${day} ${count}`)).toEqual([
    '2026-11-21 1',
    '2026-11-21 2',
    '2026-11-21 3',
  ]);
});
