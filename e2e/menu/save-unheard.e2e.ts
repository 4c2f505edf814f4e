import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';

/** Of the demo menu; no other journey changes it. */
const name = '에스프레소';

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
