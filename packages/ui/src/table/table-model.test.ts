import { expect, test } from 'vitest';
import { pressSort } from './table-model.ts';

test('pressing a header sorts upwards, downwards and then no more, and begins at the first page', () => {
  const up = pressSort({ page: 4 }, 'name');
  const down = pressSort(up, 'name');

  expect(up).toEqual({ sort: { column: 'name', direction: 'asc' } });
  expect(down).toEqual({ sort: { column: 'name', direction: 'desc' } });
  expect(pressSort(down, 'name')).toEqual({});
});

test('pressing another header sorts by that one, upwards', () => {
  expect(pressSort({ sort: { column: 'name', direction: 'desc' }, cursor: 'x' }, 'price')).toEqual({
    sort: { column: 'price', direction: 'asc' },
  });
});
