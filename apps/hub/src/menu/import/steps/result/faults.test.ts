import { expect, test } from 'vitest';
import { differsByRow, faultsOf } from './faults.ts';
import type { Problem } from './problem-words.ts';

const problem = (row: number, over: Partial<Problem> = {}): Problem => ({
  ...{ sheet: 'ITEMS', row, column: 'price', problem: 'numbersOnly', detail: null },
  ...over,
});
const mixed = (category: string, into: string | null) => ({
  ...{ category, isNew: true, tax: 'TAXED' as const, fitting: 1, others: [2], into },
});
const rowsOf = (problems: Problem[], mixedCategories = [mixed('꽃', null)]) =>
  faultsOf({ problems, mixedCategories }).map(({ problems: all }) => all.map(({ row }) => row));

test('a problem of many cells is one fault with all rows', () => {
  const problems = [
    problem(2, { column: 'name', problem: 'required' }),
    ...Array.from({ length: 430 }, (_, i) => problem(i + 3)),
  ];
  const faults = faultsOf({ problems, mixedCategories: [] });

  expect(faults.map(({ first, problems: all }) => [first.problem, all.length])).toEqual([
    ['numbersOnly', 430],
    ['required', 1],
  ]);
  expect(faults.flatMap(({ problems: all }) => all)).toHaveLength(problems.length);
});

test('another column, sheet or missing option is another fault', () => {
  expect(
    rowsOf([
      problem(2),
      problem(3, { column: 'stock' }),
      problem(4, { sheet: 'OPTIONS', column: 'priceDifference' }),
      problem(5, { column: 'options', problem: 'unknownOption', detail: '컵' }),
      problem(6, { column: 'options', problem: 'unknownOption', detail: '크림' }),
      problem(7, { column: 'options', problem: 'unknownOption', detail: '컵' }),
    ]),
  ).toEqual([[5, 7], [2], [3], [4], [6]]);
});

test('duplicate rows are one fault, which names the other row for each', () => {
  const [fault] = faultsOf({
    problems: [
      problem(4, { column: 'name', problem: 'twice', detail: '2' }),
      problem(5, { column: 'name', problem: 'twice', detail: '3' }),
    ],
    mixedCategories: [],
  });
  expect(fault?.problems).toHaveLength(2);
  expect(fault && differsByRow(fault)).toBe(true);
});

test('rows of a category with a question of its own appear only in that question', () => {
  const differs = (row: number, detail: string) =>
    problem(row, { column: 'taxable', problem: 'categoryTaxDiffers', detail });
  expect(rowsOf([differs(2, '꽃')])).toEqual([]);
  expect(rowsOf([differs(2, '커피')])).toEqual([[2]]);
  expect(rowsOf([differs(2, '꽃')], [mixed('꽃', '커피')])).toEqual([[2]]);
});
