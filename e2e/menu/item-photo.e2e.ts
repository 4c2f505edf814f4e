import { expect } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { scan } from '../support/scan.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { tillOn } from '../support/screens/till.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two items are written one after another, and the till shows the photo of one', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const item = menuItemOn(page);
  await item.openNew(maru);
  await expect(item.field('name')).toBeFocused();
  await item.makeCategory('사진 시험');
  await item.field('name').fill('그림 쿠키');
  await item.field('price').fill('3500원');
  await item.choosePhoto(await page.screenshot());
  await expect(item.photo).toBeVisible();
  await expectNothingFound(page, 'a new item');

  await item.saveAndGoOn.click();
  await expect(item.notice('addedNext', { name: '그림 쿠키' })).toBeVisible();
  await expect(item.field('name')).toBeFocused();
  await expect(item.field('name')).toHaveValue('');
  await expect(item.category).toHaveValue('사진 시험');

  // Outside of a field a scanner fills in the barcode, and in it its Enter saves nothing.
  await item.field('name').fill('바코드 쿠키');
  await item.field('price').fill('abc');
  await item.field('barcode').focus();
  await scan(page, '8801234000017');
  await expect(item.field('barcode')).toHaveValue('8801234000017');
  await expect(page.getByText('숫자만 입력해 주세요.')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('숫자만 입력해 주세요.')).toBeVisible();
  await item.field('price').fill('2000');
  await page.keyboard.press('Control+s');
  await expect(item.notice('added', { name: '바코드 쿠키' })).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);

  await item.openNew(maru);
  await item.field('barcode').fill('8801234000017');
  await page.getByRole('link', { name: '바코드 쿠키' }).click();
  await page.getByRole('button', { name: '나가기' }).click();
  await expect(item.heading('바코드 쿠키')).toBeVisible();

  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/till`);
  const picture = tillOn(page).item('그림 쿠키').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/menu-photos\/[0-9a-f-]{36}\.jpg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
});
