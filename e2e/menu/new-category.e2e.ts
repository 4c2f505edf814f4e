import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { ko } from '../support/words.ts';

const required = '입력해 주세요.';
const own = (key: string) => ko.t(`hub/menu/item/menu-item:${key}`);

test('a new category puts the focus on its name, empty or taken', async ({ page, maru }) => {
  await signIn(page, maru, 'owner');
  const item = menuItemOn(page);

  await item.openNew(maru);
  await page.getByRole('button', { name: own('categoryNew') }).click();
  const add = item.dialog.getByRole('button', { name: own('categoryAdd') });
  const name = item.dialog.getByLabel(own('categoryName'));
  await add.click();
  await expect(name).toHaveAccessibleDescription(required);
  await expect(name).toBeFocused();

  await name.fill('논커피');
  await add.click();
  await expect(name).not.toHaveAccessibleDescription(required);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
});
