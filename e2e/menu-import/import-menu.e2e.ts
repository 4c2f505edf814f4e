import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

const rowCount = 5_000;
const badCount = 37;
/** An item that is on the menu before and after the import. */
const present = 'Quince tea';

/** A faulty row: its cells, and the column and problem that must be reported. */
type Fault = { cells: Partial<Cells>; column: keyof Cells; problem: string; detail?: string; value?: string };
type Cells = { category: string; name: string; price: string; barcode: string; taxable: string };

const faults: Fault[] = [
  { cells: { price: '' }, column: 'price', problem: 'required' },
  { cells: { price: '시가' }, column: 'price', problem: 'numbersOnly', value: '시가' },
  { cells: { price: '0' }, column: 'price', problem: 'positiveOnly', value: '0' },
  { cells: { price: '1000.5' }, column: 'price', problem: 'integersOnly', value: '1000.5' },
  { cells: { name: '' }, column: 'name', problem: 'required' },
  { cells: { category: '' }, column: 'category', problem: 'required' },
  { cells: { barcode: '8.80123E+12' }, column: 'barcode', problem: 'wrongFormat', value: '8.80123E+12' },
  { cells: { taxable: '10%' }, column: 'taxable', problem: 'taxOrNot', value: '10%' },
  { cells: { barcode: 'B1' }, column: 'barcode', problem: 'twice', detail: '2', value: 'B1' },
  {
    cells: { name: '가'.repeat(61) },
    column: 'name',
    problem: 'tooLong',
    detail: '60',
    value: '가'.repeat(61),
  },
];

/** Rows 2 to 5,001 of a file. From row 20 on, every 131st row is faulty, each in a different way. */
const rows = Array.from({ length: rowCount }, (_, i) => {
  const bad = i - 18;
  const fault =
    bad >= 0 && bad % 131 === 0 && bad / 131 < badCount ? faults[(bad / 131) % faults.length] : undefined;
  const cells: Cells = {
    category: `대량 ${(i % 10) + 1}`,
    name: `시험 메뉴 ${i + 1}`,
    price: String(1_000 + (i % 90) * 100),
    barcode: `B${i + 1}`,
    taxable: '',
  };
  return { row: i + 2, cells: { ...cells, ...fault?.cells }, fault };
});

test('an import of 5,000 rows lists the 37 faulty ones, imports the others and can be undone', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const { id: categoryId } = await call(setCategory, { storeId, name: 'Tea', nameEn: null });
  const item = { categoryId, name: present, nameEn: null, price: 5_000, description: null };
  await call(setStoreItem, { storeId, ...item, barcode: null, optionCollectionIds: [] });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu/import` });
  const screen = menuImportOn(page);
  await expect(screen.heading('choose.title')).toBeVisible();

  const columns = ['category', 'name', 'price', 'barcode', 'taxable'] as const;
  const lines = [
    columns.map(screen.column).join(','),
    ...rows.map(({ cells }) => columns.map((column) => cells[column]).join(',')),
  ];
  const buffer = Buffer.from(lines.join('\r\n'));
  await screen.choose({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await expect(screen.heading('match.title')).toBeVisible();
  await screen.button('match.check').click();

  await expect(screen.heading('result.title')).toBeVisible({ timeout: 60_000 });
  const good = (rowCount - badCount).toLocaleString('en-US');
  await expect(screen.count('new')).toHaveText(good);
  await expect(screen.count('bad')).toHaveText(String(badCount));
  expect(await screen.countFaults()).toBe(faults.length);
  for (const fault of faults) {
    const expected = rows
      .filter((each) => each.fault === fault)
      .map(({ row, cells }) =>
        [
          screen.text('result.row', { row }),
          ...(fault.column === 'name' ? [] : [cells.name]),
          ...(fault.value ? [fault.value] : []),
        ]
          .join('')
          .replaceAll(/\s/g, ''),
      );
    const problem = screen.problem(fault.problem, fault.detail);
    expect(await screen.rowsOfFault(screen.column(fault.column), problem)).toEqual(expected);
  }

  await screen.button('result.importGood', { count: good }).click();
  await expect(screen.heading('done.title')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(screen.text('done.text', { made: good, changed: 0 }))).toBeVisible();
  await expectNoViolations(page, 'the import is done');

  await screen.button('done.undo').click();
  await expect(page.getByText(t('hub/menu/changes/menu-undo:undone'), { exact: true })).toBeVisible({
    timeout: 40_000,
  });
  await page.goto(`${maru.hubUrl}/s/${storeId}/menu`);
  await expect(menuListOn(page).link(present)).toBeVisible();
  await expect(page.getByText('대량 1')).toHaveCount(0);
});
