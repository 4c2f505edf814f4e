import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { admin, signIn, signInAs, storeIdOf } from '../support/people.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

/** The arrow in the header is the only way to the screen above, and leads there. Answers where it stands. */
async function followBack(page: Page, { name, up }: { name: string; up: RegExp }): Promise<string> {
  const back = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(back).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0);
  const { x, y, height } = (await back.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  await back.click();
  await expect(page).toHaveURL(up);
  return `${x} ${y}`;
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`screens below another one have the same way back, in the same place (${width} px)`, async ({
      page,
      maru,
    }) => {
      await signIn(page, maru, 'owner');
      const store = `/s/${storeIdOf(page)}`;
      const menu = { up: /\/menu$/, name: t('hub/menu/item/menu-item:toMenu') };
      const options = { up: /\/menu\/options$/, name: t('hub/menu/options/menu-options:back') };
      const home = { up: /\/till$/, name: t('hub/app:frame.home') };
      await page.goto(`${maru.hubUrl}${store}/menu?q=${encodeURIComponent('대추차')}`);
      const item = await menuListOn(page).link('대추차').getAttribute('href');
      const below = [
        { path: `${store}/menu/items/new`, ...menu },
        { path: `${item}`, ...menu },
        { path: `${store}/menu/import`, ...menu },
        { path: `${store}/menu/changes`, ...menu },
        { path: `${store}/menu/options/new`, ...options },
        { path: '/profile', ...home },
        { path: '/stores/new', ...home },
      ];
      const places = new Set<string>();
      for (const { path, ...back } of below) {
        await page.goto(maru.hubUrl + path);
        places.add(await followBack(page, back));
      }
      expect(places.size).toBe(1);

      await page.goto(`${maru.hubUrl}${store}/menu/changes`);
      await expect(page.getByRole('banner').getByRole('link', { name: menu.name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(menu.up);
    });
  });
}

test('a store of an admin has the way back to the list that it stands in', async ({ page, maru }) => {
  await signInAs(page, maru, admin, { path: '/admin/stores' });
  for (const [status, list, up] of [
    ['APPROVED', 'stores', /\/admin\/stores$/],
    ['PENDING', 'queue', /\/admin\/stores\/approval/],
  ] as const) {
    await page.goto(`${maru.hubUrl}/admin/stores?status=${status}`);
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await followBack(page, { name: t(`hub/stores/admin/admin:${list}.title`), up });
  }
});
