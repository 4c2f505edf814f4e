import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

/** From the demo menu; nothing of it is sold or changed here. */
const menu = { asking: '카푸치노', plain: '에스프레소' };

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('Back closes an open sheet or dialog first, and leaves the screen when nothing is open', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  const screen = (name: 'till' | 'orders') =>
    page.getByRole('link', { name: t(`hub/app:screens.${name}`), exact: true });

  await test.step('the options sheet of the till', async () => {
    const till = tillOn(page);
    await page.goto(`${store}/orders`);
    await screen('till').click();
    await till.item(menu.asking).click();
    await expect(till.takeItem).toBeVisible();
    await page.goBack();
    await expect(till.sheet).toBeHidden();
    await expect(page).toHaveURL(`${store}/till`);
    await till.addWith(menu.asking);
    await page.goBack();
    await expect(page).toHaveURL(`${store}/orders`);
  });
  await test.step('the delete dialog over a form with unsaved changes, then the question before leaving', async () => {
    await page.goto(`${store}/menu?q=${encodeURIComponent(menu.plain)}`);
    await menuListOn(page).link(menu.plain).click();
    const item = menuItemOn(page);
    await item.field('price').fill('9,900');
    await item.delete.click();
    await expect(item.confirmDelete).toBeVisible();
    const form = page.url();
    await page.goBack();
    await expect(item.dialog).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(item.field('price')).toHaveValue('9,900');
    await page.goBack();
    await expect(item.leave).toBeVisible();
    await expect(page).toHaveURL(form);
    await page.goBack();
    await expect(item.leave).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(item.field('price')).toHaveValue('9,900');
    await page.goBack();
    await item.leave.click();
    await expect(menuListOn(page).link(menu.plain)).toBeVisible();
  });
});
