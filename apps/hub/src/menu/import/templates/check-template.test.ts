import { expect, test } from 'vitest';
import type { Checked, FileRows } from '../menu-import.api.ts';
import { checkTemplate } from './check-template.ts';

const rows: FileRows = {
  items: [
    { row: 2, category: '커피', name: '아메리카노', price: '4500', taxable: '과세', options: '온도' },
    { row: 3, category: '커피', name: '콜드브루', price: '5000', taxable: '과세', options: '샷 추가' },
    { row: 4, category: '커피', name: '쿠키', price: '2500', taxable: '과세' },
  ],
  options: [
    { row: 2, collection: '온도', choice: '핫' },
    { row: 3, collection: '샷 추가', choice: '샷 1개' },
  ],
};

const nothing: Checked = {
  ...{
    version: 7,
    problems: [],
    rows: [],
    mixedCategories: [],
    newCategories: [],
    newCollections: [],
    keptCollections: [],
  },
  counts: { new: 0, changed: 0, same: 0, bad: 0 },
  ...{ stockRows: 0, onlyStockRows: 0, untouchedItems: 0 },
};
const of = (row: number, what: 'NEW' | 'CHANGED'): Checked['rows'][number] => ({
  ...{ row, what, name: '', category: '', price: 0, tax: null, stopsSelling: false, fields: [] },
});
const problem = (row: number, why: Checked['problems'][number]['problem']): Checked['problems'][number] => ({
  ...{ sheet: 'ITEMS', row, column: 'name', problem: why, detail: null },
});

/** A server with these answers, one per call. `asked` records the calls. */
function serverOf(...answers: Partial<Checked>[]) {
  const asked: FileRows[] = [];
  const check = async (sent: FileRows): Promise<Checked> => {
    asked.push(sent);
    return { ...nothing, ...answers[asked.length - 1] };
  };
  return { asked, check };
}

test('only new items are sent, with the options they use, and the others count as unchanged', async () => {
  const { asked, check } = serverOf(
    // Row 4 is unchanged, and the check does not list unchanged rows.
    { rows: [of(2, 'CHANGED'), of(3, 'NEW')], untouchedItems: 5 },
    { rows: [of(3, 'NEW')], counts: { new: 1, changed: 0, same: 0, bad: 0 }, untouchedItems: 7 },
  );

  const { rows: sent, checked } = await checkTemplate(rows, check);

  expect(sent).toEqual({ items: [rows.items[1]], options: [rows.options[1]] });
  expect(asked[1]).toEqual(sent);
  expect(checked.counts).toEqual({ new: 1, changed: 0, same: 2, bad: 0 });
  expect(checked.untouchedItems).toBe(5);
});

test('an item is identified by names and barcode, whatever its tax and options', async () => {
  const { asked, check } = serverOf();

  await checkTemplate(rows, check);

  const [first] = asked[0]?.items ?? [];
  expect(first).toEqual({ row: 2, category: '커피', name: '아메리카노', price: '4500' });
  expect(asked[0]?.options).toEqual([]);
});

test('if the store has every item, neither items nor options are sent', async () => {
  const { check } = serverOf({ rows: [of(2, 'CHANGED')] });

  const { rows: sent, checked } = await checkTemplate(rows, check);

  expect(sent).toEqual({ items: [], options: [] });
  expect(checked.counts.same).toBe(3);
});

test('an ambiguous name counts as existing; rows that cannot be added are sent, to get their problems', async () => {
  const { check } = serverOf({
    problems: [problem(2, 'ambiguous'), problem(3, 'twice'), problem(4, 'tooManyItems')],
  });

  const { rows: sent } = await checkTemplate(rows, check);

  expect(sent.items.map(({ row }) => row)).toEqual([4]);
});

test('a menu edited between the two checks is checked again', async () => {
  const { asked, check } = serverOf(
    { rows: [of(2, 'NEW')] },
    { version: 8 },
    { version: 8, rows: [of(3, 'NEW')] },
    { version: 8 },
  );

  const { rows: sent, checked } = await checkTemplate(rows, check);

  expect(asked).toHaveLength(4);
  expect(sent.items.map(({ row }) => row)).toEqual([3]);
  expect(checked.version).toBe(8);
});
