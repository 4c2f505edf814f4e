import { expect, test } from 'vitest';
import { pressSort } from './table-model.ts';

test('pressing a header sorts ascending, descending, then not at all, and returns to the first page', () => {
  const up = pressSort({ page: 4 }, 'name');
  const down = pressSort(up, 'name');

  expect(up).toEqual({ sort: { column: 'name', direction: 'asc' } });
  expect(down).toEqual({ sort: { column: 'name', direction: 'desc' } });
  expect(pressSort(down, 'name')).toEqual({});
});

test('pressing another header sorts ascending by that column', () => {
  expect(pressSort({ sort: { column: 'name', direction: 'desc' }, cursor: 'x' }, 'price')).toEqual({
    sort: { column: 'price', direction: 'asc' },
  });
});
