import { expect, type Page } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

const columns = ['category', 'name', 'price', 'barcode', 'taxable'] as const;
const food = ['시험 김밥,4000,TAX1', '시험 초밥,4500,TAX2'];
const flowers = ['시험 장미,3000,TAX3', '시험 국화,2000,TAX4'];
const taxedLine = (item: string) => `시험 식사,${item},과세`;
const taxFreeLine = (item: string) => `시험 꽃,${item},면세`;
const first = [...food.map(taxedLine), ...flowers.map(taxFreeLine)];
/** One category with both taxes. */
const mixed = [...food.map(taxedLine), ...flowers.map((item) => `시험 식사,${item},면세`)];
/** The same items with the taxes swapped. */
const second = [...food.map(taxFreeLine), ...flowers.map(taxedLine)];

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the preview of an import lists the items whose tax it changes', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner');
  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;

  const made = await check(page, store, first);
  await expect(made.taxNote('newTaxFree', 2)).toContainText('시험 장미, 시험 국화');
  await expect(made.taxNote('taxFree', 2)).toBeHidden();
  await made.button('result.import', { count: 4 }).click();
  await expect(made.heading('done.title')).toBeVisible();

  const otherTab = await page.context().newPage();
  const moved = await check(otherTab, store, second);
  await expect(moved.taxNote('taxFree', 2)).toContainText('시험 김밥, 시험 초밥');
  await expect(moved.taxNote('taxed', 2)).toContainText('시험 장미, 시험 국화');
  for (const kind of ['taxFree', 'taxed']) await expect(moved.taxMark(kind)).toHaveCount(2);
  await expectNoViolations(otherTab, 'an import that changes the tax of items');
  await expectFits(otherTab);
  await otherTab.close();

  await made.button('done.undo').click();
  await expect(page.getByText(t('hub/menu/changes/menu-undo:undone'), { exact: true })).toBeVisible();
});

test('a category with taxable and tax-free items is reported once and split with one press', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const screen = await check(page, `${maru.hubUrl}/s/${storeIdOf(page)}`, mixed);
  const category = '시험 식사';
  const into = screen.text('result.mixed.other.TAXED', { name: category });

  await expect(screen.mixed(category)).toContainText(
    screen.text('result.mixed.new', { category, into, fitting: 2, others: 2 }),
  );
  await expect(screen.count('bad')).toHaveText('2');
  await expectNoViolations(page, 'the question of a category with both taxes');
  await screen.button('result.mixed.doNamed', { category }).click();

  await expect(screen.mixed(category)).toContainText(screen.text('result.mixed.split', { category, into }));
  await expect(screen.count('bad')).toHaveText('0');
  await expect(screen.taxNote('newTaxFree', 2)).toContainText('시험 장미, 시험 국화');
  await expect(screen.button('result.import', { count: 4 })).toBeVisible();
});

/** Continues until the preview of the import. */
async function check(page: Page, store: string, lines: readonly string[]) {
  const screen = menuImportOn(page);
  await page.goto(`${store}/menu/import`);
  const buffer = Buffer.from([columns.map(screen.column).join(','), ...lines].join('\r\n'));
  await screen.choose({ name: 'tax.csv', mimeType: 'text/csv', buffer });
  await screen.button('match.check').click();
  await expect(screen.heading('result.title')).toBeVisible();
  return screen;
}
