import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
/** From the demo menu; nothing of it is sold or changed here. */
const asking = '카푸치노';
const plain = '대추차';

test.describe('a screen that was opened directly', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('Back closes the sheets of the till one by one and keeps the cart', async ({
    context,
    page: first,
    maru,
  }) => {
    await openSignedIn(first, maru, 'staff');
    const address = `${maru.hubUrl}/s/${storeIdOf(first)}/till`;
    const page = await context.newPage();
    await page.goto(address);
    const till = tillOn(page);
    const openCart = page.getByRole('button', { name: t('hub/till:cart.openCount', { count: 1 }) });
    const line = till.sheet.getByRole('button', { name: t('hub/till:cart.edit', { name: plain }) });
    const note = till.sheet.getByLabel(t('hub/till:note.line'));

    await test.step('the options sheet', async () => {
      await till.item(asking).click();
      await expect(till.takeItem).toBeVisible();
      await page.goBack();
      await expect(till.sheet).toBeHidden();
      await expect(page).toHaveURL(address);
    });
    await test.step('a line, then the cart it was opened from', async () => {
      await till.item(plain).click();
      await openCart.click();
      await line.click();
      await expect(note).toBeVisible();
      await page.goBack();
      await expect(note).toBeHidden();
      await expect(line).toBeVisible();
      await page.goBack();
      await expect(till.sheet).toBeHidden();
      await expect(page).toHaveURL(address);
    });
    await test.step('the payment, which keeps the cart', async () => {
      await till.startPaying();
      await expect(till.way('CASH')).toBeVisible();
      await page.goBack();
      await expect(till.sheet).toBeHidden();
      await expect(openCart).toBeVisible();
    });
    await test.step('the payment after a reload', async () => {
      await till.startPaying();
      await expect(till.way('CASH')).toBeVisible();
      await page.reload();
      await expect(till.way('CASH')).toBeVisible();
      await page.goBack();
      await expect(till.sheet).toBeHidden();
      await expect(openCart).toBeVisible();
    });
    await test.step('Back from a screen that was opened from a sheet leads straight to the till', async () => {
      await page.getByRole('button', { name: t('hub/app:frame.more') }).click();
      await till.sheet.getByRole('link', { name: t('hub/app:account.profile') }).click();
      await expect(page).toHaveURL(/profile/);
      await expect(till.sheet).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(openCart).toBeVisible();
    });
    await test.step('a sheet that was closed by its button leaves no history entry', async () => {
      await openCart.click();
      await expect(line).toBeVisible();
      await till.sheet.getByRole('button', { name: t('hub/till:close') }).click();
      await expect(till.sheet).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
      await page.goForward();
      await expect(openCart).toBeVisible();
    });
  });
});

test('Back closes the list of a select in a form without asking, then a menu, and goes back one step of an import', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: `menu?q=${encodeURIComponent(asking)}` });
  await menuListOn(page).link(asking).click();
  const item = menuItemOn(page);
  await item.field('price').fill('9,900');
  const form = page.url();
  const options = page.getByRole('option');
  await item.category.click();
  await expect(options.first()).toBeVisible();
  await page.goBack();
  await expect(options.first()).toBeHidden();
  await expect(item.dialog).toBeHidden();
  await expect(page).toHaveURL(form);
  await expect(item.field('price')).toHaveValue('9,900');
  await page.goBack();
  await item.leave.click();
  await expect(menuListOn(page).link(asking)).toBeVisible();

  const address = `${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`;
  await page.goto(address);
  await page.getByRole('button', { name: t('hub/menu/export/menu-export:button'), exact: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(address);

  const screen = menuImportOn(page);
  const lines = ['분류,이름,가격', '차,뒤로 가기 시험 차,5000'];
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await screen.choose(file);
  await screen.button('match.check').click();
  await expect(screen.heading('result.title')).toBeVisible();
  await page.goBack();
  await expect(screen.heading('match.title')).toBeVisible();
  await screen.button('match.check').click();
  await expect(screen.heading('result.title')).toBeVisible();
  await page.goBack();
  await expect(screen.heading('match.title')).toBeVisible();
  await page.goBack();
  await expect(screen.heading('choose.title')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toBeHidden();
});
