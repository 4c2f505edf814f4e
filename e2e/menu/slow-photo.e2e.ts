import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { ko } from '../support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const waiting = ko.t('hub/lib/forms/forms:waiting');
const files = (key: string) => ko.t(`hub/lib/uploads/uploads:${key}`);

/** Holds photo uploads until they are released or dropped. */
async function holdPhotos(page: Page) {
  let held = Promise.withResolvers<'SEND' | 'LOSE'>();
  await page.route('**', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const what = await held.promise;
    held = Promise.withResolvers();
    return what === 'SEND' ? route.continue() : route.abort();
  });
  return { letGo: () => held.resolve('SEND'), lose: () => held.resolve('LOSE') };
}

test('a save waits for the photo upload, and each item gets its own photo', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu/items/new' });
  const item = menuItemOn(page);
  const photos = await holdPhotos(page);
  await item.makeCategory('느린 사진');

  await test.step('saving and adding the next item waits for the upload and says so', async () => {
    await item.field('name').fill('사진 있는 빵');
    await item.field('price').fill('3000');
    await item.choosePhoto(await page.screenshot());
    await item.saveAndGoOn.click();
    await expect(page.getByText(waiting)).toBeVisible();
    await expect(item.field('name')).toHaveValue('사진 있는 빵');
    await expectNoViolations(page, 'a save that waits for a photo');
    // Input typed during the upload is saved with it.
    await item.field('price').fill('3500');
    photos.letGo();
    await expect(item.notice('addedNext', { name: '사진 있는 빵' })).toBeVisible();
    await expect(item.field('name')).toHaveValue('');
    await expect(item.photo).toBeHidden();
  });

  await test.step('a failed upload ends the wait, and the item is not saved', async () => {
    await item.field('name').fill('사진 없는 빵');
    await item.field('price').fill('2000');
    await item.choosePhoto(await page.screenshot());
    await item.save.click();
    await expect(page.getByText(waiting)).toBeVisible();
    photos.lose();
    await expect(page.getByText(files('failed.lost'))).toBeVisible();
    await expect(page.getByText(waiting)).toBeHidden();
    await expect(page.getByRole('group', { name: item.photoLabel }).locator(':focus')).toBeVisible();
    await expect(page).toHaveURL(/\/menu\/items\/new$/);
  });

  await test.step('after a retried upload the save succeeds and leads back to the list', async () => {
    await page.getByRole('button', { name: files('retry') }).click();
    await item.save.click();
    await expect(page.getByText(waiting)).toBeVisible();
    photos.letGo();
    await expect(item.notice('added', { name: '사진 없는 빵' })).toBeVisible();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await item.open(maru, '사진 있는 빵');
  await expect(item.field('price')).toHaveValue('3,500');
  await expect(item.photo).toBeVisible();
  const first = await item.photo.getAttribute('src');
  await item.open(maru, '사진 없는 빵');
  await expect(item.photo).toBeVisible();
  expect(await item.photo.getAttribute('src')).not.toBe(first);
});
