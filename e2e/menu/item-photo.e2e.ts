import { fieldWords } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { scan } from '../support/scan.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

const barcode = '8801234000017';
const [category, pictured, scanned] = ['사진', '사진 쿠키', '바코드 쿠키'];
const numbersOnly = fieldWords('numbersOnly', 'ko');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two items are created one after another, and the till shows the photo of the first', async ({
  page,
  maru,
}) => {
  const { owner, storeId } = await openOwnStore(maru);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu/items/new` });
  const item = menuItemOn(page);
  await expect(item.field('name')).toBeFocused();
  await item.makeCategory(category);
  await item.field('name').fill(pictured);
  await item.field('price').fill('3500원');
  await item.choosePhoto(await page.screenshot());
  await expect(item.photo).toBeVisible();

  await item.saveAndGoOn.click();
  await expect(item.notice('addedNext', { name: pictured })).toBeVisible();
  await expect(item.field('name')).toBeFocused();
  await expect(item.field('name')).toHaveValue('');
  await expect(item.category).toHaveValue(category);

  // Outside fields a scan fills in the barcode; inside a field its Enter must not save.
  await item.field('name').fill(scanned);
  await item.field('price').fill('abc');
  await item.field('barcode').focus();
  await scan(page, barcode);
  await expect(item.field('barcode')).toHaveValue(barcode);
  await expect(page.getByText(numbersOnly)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(numbersOnly)).toBeVisible();
  await item.field('price').fill('2000');
  await page.keyboard.press('Control+s');
  await expect(item.notice('added', { name: scanned })).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);

  await item.openNew(maru);
  await item.field('barcode').fill(barcode);
  await page.getByRole('link', { name: scanned }).click();
  await page.getByRole('button', { name: t('hub/lib/forms/forms:leave.go') }).click();
  await expect(item.heading(scanned)).toBeVisible();

  await page.goto(`${maru.hubUrl}/s/${storeId}/till`);
  const picture = tillOn(page).item(pictured).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/menu-photos\/[0-9a-f-]{36}\.jpg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
});
