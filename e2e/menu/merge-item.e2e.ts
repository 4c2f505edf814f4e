import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';

/** Used only here, because the price stays changed. */
const name = '페퍼민트';
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the second of two users to save an item sees the changes of the first by field and merges them', async ({
  page,
  browser,
  maru,
}) => {
  // A retry edits the same item, so the values must differ.
  const some = randomInt(100, 999);
  const [myPrice, theirPrice, description] = [`6,${some}`, `7,${some}`, `Warm ${some}.`];
  const otherContext = await browser.newContext({ reducedMotion: 'reduce' });
  const otherPage = await otherContext.newPage();
  for (const each of [page, otherPage]) {
    await openSignedIn(each, maru, 'owner', { screen: 'menu' });
  }
  const [mine, theirs] = [menuItemOn(page), menuItemOn(otherPage)];
  await mine.open(maru, name);
  await theirs.open(maru, name);

  await theirs.choosePhoto(await page.screenshot());
  await expect(theirs.photo).toBeVisible();
  await mine.choosePhoto(await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }));
  await expect(mine.photo).toBeVisible();
  await mine.field('price').fill(myPrice);
  await mine.field('barcode').fill(`880100000${some}`);
  await theirs.field('price').fill(`7${some}`);
  await theirs.field('description').fill(description);
  await theirs.save.click();
  await expect(theirs.saved).toBeVisible();
  await mine.save.click();

  const { conflict } = mine;
  await expect(conflict.title).toBeVisible();
  const price = conflict.field('price');
  await expect(price.getByRole('radio', { name: conflict.mine })).toContainText(myPrice);
  await expect(price.getByRole('radio', { name: conflict.theirs })).toContainText(theirPrice);
  // Photos, because the texts are the same for both.
  const photos = conflict.field('image').getByRole('img', { name: conflict.photo });
  await expect(photos).toHaveCount(2);
  await expect
    .poll(() => photos.evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0)))
    .toBe(true);
  const [myPhoto, theirPhoto] = await photos.evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => image.naturalWidth / image.naturalHeight),
  );
  expect(myPhoto).not.toBeCloseTo(theirPhoto ?? 0);
  await expect(conflict.onlyTheirs).toBeVisible();
  await expect(conflict.title.getByText(description)).toBeVisible();
  await expect(conflict.field('barcode')).toBeHidden();
  await price.getByRole('radio', { name: conflict.theirs }).click();
  await conflict.save.click();

  await expect(mine.saved).toBeVisible();
  for (const each of [mine, theirs]) {
    await expect(each.field('price')).toHaveValue(theirPrice);
    await expect(each.field('description')).toHaveValue(description);
    await expect(each.field('barcode')).toHaveValue(`880100000${some}`);
  }
  await mine.field('barcode').fill('');
  await mine.save.click();
  await expect(theirs.field('barcode')).toHaveValue('');
  await otherContext.close();
});
