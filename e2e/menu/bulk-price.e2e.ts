import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

/** Ades from the demo menu: their prices plus 5 %, rounded to whole hundreds. */
const ades = {
  category: '에이드',
  item: '한라봉에이드',
  count: 6,
  price: 6_500,
  dearer: 6_800,
} as const;

test('a bulk change raises the prices of a category, the till shows them at once, and an undo restores the old prices', async ({
  page,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu' });
  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  const till = await openTill(browser, maru);
  await till.getByRole('button', { name: ades.category }).first().click();
  const tile = tillOn(till).item(ades.item);
  await expect(tile).toContainText(won(ades.price));

  await raise(page, ades.category);
  await expect(tile).toContainText(won(ades.dearer));

  await page.goto(`${store}/menu/changes`);
  await undo(page);
  await expect(tile).toContainText(won(ades.price));
  await till.context().close();
});

/** Another device of the same user, with the till open. */
async function openTill(browser: Browser, maru: Maru): Promise<Page> {
  const viewport = { width: 1024, height: 768 };
  const till = await (await browser.newContext({ viewport })).newPage();
  await openSignedIn(till, maru, 'owner');
  return till;
}

async function raise(page: Page, category: string) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/bulk/menu-bulk:${key}`, values);
  const categories = page.getByRole('navigation', { name: t('hub/menu/items/menu-items:categories') });
  await categories.getByRole('button', { name: category }).click();
  await page.getByRole('checkbox', { name: t('hub/menu/items/menu-items:tickAll') }).check();
  const bar = page.getByRole('region', { name: text('bar') });
  await expect(bar.getByRole('status')).toHaveText(text('ticked', { count: ades.count }));
  await bar.getByRole('button', { name: text('acts.PRICE'), exact: true }).click();

  const dialog = page.getByRole('dialog');
  const apply = dialog.getByRole('button', { name: text('apply', { count: ades.count }) });
  await expect(dialog.getByLabel(text('price.percentLabel'))).toBeFocused();
  await page.keyboard.type('-5');
  await expect(dialog.getByRole('radio', { name: text('price.down') })).toBeChecked();
  const turned = text('price.turned', { way: text('price.down') });
  await expect(dialog.getByRole('status').filter({ hasText: turned })).toHaveCount(1);
  await expect(dialog.getByLabel(text('price.percentLabel'))).toHaveValue('5');
  await dialog.getByText(text('price.up'), { exact: true }).click();
  const preview = dialog.getByRole('region', { name: text('preview') });
  await expect(preview.getByRole('listitem').filter({ hasText: won(ades.price) })).toContainText(
    won(ades.dearer),
  );
  await apply.click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText(text('done.PRICE_PERCENT', { count: ades.count }))).toBeVisible();
  await expect(bar).toBeHidden();
}

async function undo(page: Page) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/changes/menu-changes:${key}`, values);
  const what = text('what.percentUp', { percent: 5, step: won(100) });
  const change = page.getByRole('listitem', { name: what }).first();
  await expect(change).toContainText(text('items', { count: ades.count }));
  await change.getByRole('button', { name: text('undoOne', { what }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text('ask.before', { count: ades.count }));
  await dialog.getByRole('button', { name: text('undo'), exact: true }).click();

  await expect(page.getByText(text('done', { count: ades.count }))).toBeVisible();
  await expect(change).toContainText(text('undone'));
}
