import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';

/** Of the demo menu; no other journey changes it. */
const name = '에스프레소';
const isSave = ({ pathname }: URL) => pathname === setStoreItem.path;

test('an item shows what was saved although the menu cannot be read again, and is saved again over that', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const item = menuItemOn(page);
  await item.open(maru, name);
  await page.route(
    ({ pathname }) => pathname === getCompactMenu.path,
    (route) => route.abort(),
  );

  for (const price of ['4,700', '4,800']) {
    await item.field('price').fill(price);
    await item.save.click();
    await expect(item.saved).toBeVisible();
    await expect(item.save).toBeDisabled();
    await expect(item.field('price')).toHaveValue(price);
    await expect(item.conflict.title).toBeHidden();
  }
});

test('a save whose answer is lost is said over the menu that is read again, until it is sent again', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const item = menuItemOn(page);
  await item.open(maru, name);
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
