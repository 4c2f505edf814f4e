import { expect, test } from 'vitest';
import { customersSheet } from './customers-sheet.ts';

const customer = {
  ...{ id: 'c1', name: '김*수', phone: '****-5678', balance: 3_000, debt: 0, visits: 2, version: 1 },
  ...{ lastVisitAt: '2026-11-20T14:10:00+09:00', createdAt: '2026-01-04T23:00:00.000Z' },
  ...{ tags: ['단골', '창가'], memo: '얼음 적게', news: { agreed: true, at: '2026-02-01T03:00:00.000Z' } },
};

test('the file has a heading, then a row for each customer, with days as in Korea', () => {
  const never = { ...customer, name: '', lastVisitAt: null, tags: [], memo: '', news: null };
  const words = { column: (column: string) => column, news: (agreed: boolean) => `${agreed}` };

  expect(customersSheet([customer, never], words)).toEqual([
    ['name', 'phone', 'balance', 'visits', 'lastVisitAt', 'tags', 'memo', 'news', 'newsAt', 'createdAt'],
    [
      '김*수',
      '****-5678',
      3_000,
      2,
      '2026-11-20',
      '단골, 창가',
      '얼음 적게',
      'true',
      '2026-02-01',
      '2026-01-05',
    ],
    ['', '****-5678', 3_000, 2, '', '', '', '', '', '2026-01-05'],
  ]);
});
