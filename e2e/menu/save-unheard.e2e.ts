import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';

/** From the demo menu; no other journey changes it. */
const name = '에스프레소';
const isMenu = ({ pathname }: URL) => pathname === getCompactMenu.path;
const isSave = ({ pathname }: URL) => pathname === setStoreItem.path;

test('a save is shown as done when the menu reload fails, and can be retried when its own answer is lost', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu' });
  const item = menuItemOn(page);
  await item.open(maru, name);
  await page.route(isMenu, (route) => route.abort());

  for (const price of ['4,700', '4,800']) {
    await item.field('price').fill(price);
    await item.save.click();
    await expect(item.saved).toBeVisible();
    await expect(item.save).toBeDisabled();
    await expect(item.field('price')).toHaveValue(price);
    await expect(item.conflict.title).toBeHidden();
  }

  await page.unroute(isMenu);
  const notice = page.getByText(errors.network.error);
  await page.route(isSave, async (route) => {
    await route.fetch();
    await route.abort();
  });

  await item.field('description').fill('한 잔');
  const readAgain = page.waitForResponse(
    (response) => response.url().includes(getCompactMenu.path) && response.status() === 200,
  );
  await item.save.click();
  await expect(notice).toBeVisible();
  await readAgain;
  await expect(item.save).toBeEnabled();
  await expect(notice).toBeVisible();

  await page.unroute(isSave);
  await item.save.click();
  await expect(item.saved).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(item.field('description')).toHaveValue('한 잔');
});
