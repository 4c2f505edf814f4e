import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`subpages have the same back link in the same place (${width} px)`, async ({ page, maru }) => {
      await openSignedIn(page, maru, 'owner', { screen: 'menu' });
      const store = `/s/${storeIdOf(page)}`;
      const menu = { up: `${store}/menu`, name: t('hub/menu/item/menu-item:toMenu') };
      const options = { up: `${store}/menu/options`, name: t('hub/menu/options/menu-options:back') };
      const below = [
        { path: `${store}/menu/items/new`, ...menu },
        { path: `${store}/menu/import`, ...menu },
        { path: `${store}/menu/changes`, ...menu },
        { path: `${store}/menu/options/new`, ...options },
      ];
      const places: { x: number; y: number }[] = [];

      for (const { path, up, name } of below) {
        await page.goto(maru.hubUrl + path);
        const back = page.getByRole('banner').getByRole('link', { name, exact: true });
        await expect(back).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0);
        const { x, y, height } = (await back.boundingBox()) ?? { x: 0, y: 0, height: 0 };
        places.push({ x, y });
        expect(height).toBeGreaterThanOrEqual(44);
        await back.click();
        await expect(page).toHaveURL(maru.hubUrl + up);
      }
      // The status of the store, which loads later, makes the header half a pixel taller.
      for (const axis of ['x', 'y'] as const) {
        const all = places.map((place) => place[axis]);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThan(1);
      }

      await page.goto(`${maru.hubUrl}${store}/menu/changes`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('link', { name: menu.name, exact: true }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(maru.hubUrl + menu.up);
    });
  });
}
