import { expect, test } from 'vitest';
import { customersSheet } from './customers-sheet.ts';

const customer = {
  ...{ id: 'c1', name: '김*수', phone: '****-5678', balance: 3_000, debt: 0, visits: 2, version: 1 },
  ...{ lastVisitAt: '2026-11-20T14:10:00+09:00', createdAt: '2026-01-05T10:00:00+09:00' },
  ...{ tags: ['단골', '창가'], memo: '얼음 적게' },
};

test('the file has a heading, then a row for each customer', () => {
  const never = { ...customer, name: '', lastVisitAt: null, tags: [], memo: '' };

  expect(customersSheet([customer, never], (column) => column)).toEqual([
    ['name', 'phone', 'balance', 'visits', 'lastVisitAt', 'tags', 'memo', 'createdAt'],
    ['김*수', '****-5678', 3_000, 2, '2026-11-20', '단골, 창가', '얼음 적게', '2026-01-05'],
    ['', '****-5678', 3_000, 2, '', '', '', '2026-01-05'],
  ]);
});
