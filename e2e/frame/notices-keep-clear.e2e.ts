import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { noticesOn } from '../support/screens/notices.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

for (const [width, height] of [
  [360, 740],
  [1024, 768],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    const isPhone = width === 360;

    test(`a notice on the till covers neither header, search, total nor the pay button (${width} px)`, async ({
      page,
      maru,
    }) => {
      await openSignedIn(page, maru, 'owner');
      const till = tillOn(page);
      const notices = noticesOn(page);
      await till.ready();
      await till.item('대추차').click();
      const total = isPhone
        ? page.getByRole('button', { name: t('hub/till:cart.openCount', { count: 1 }) })
        : till.cart;
      await expect(total).toBeVisible();

      await notices.fail();
      // On a phone the till's search is collapsed to a button.
      const search = isPhone
        ? page.getByRole('button', { name: t('hub/till:search.label') })
        : page.getByRole('search');
      const screen = { header: page.getByRole('banner'), search };
      const rail = page.getByRole('navigation', { name: t('hub/app:frame.nav') });
      await notices.expectClear({ ...screen, rail, total, pay: till.pay });

      await till.startPaying();
      const heading = till.sheet.getByRole('heading').first();
      const due = till.sheet.locator('[aria-live="polite"]').first();
      // On a phone the sheet leaves no room beside the search, which it closes.
      await notices.expectClear({ heading, due, ...(isPhone ? {} : { search: screen.search }) });
      await till.way('CASH').click();
      await expect(till.takeCash).toBeVisible();
      await notices.expectClear({ heading, due, take: till.takeCash });
    });

    test(`a notice on an office screen covers neither header, search nor the save bar (${width} px)`, async ({
      page,
      maru,
    }) => {
      await openSignedIn(page, maru, 'owner', { screen: 'orders' });
      const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
      const notices = noticesOn(page);
      const header = page.getByRole('banner');
      const search = page.getByRole('search');

      await ordersOn(page).live.waitFor();
      await notices.fail();
      await notices.expectClear({ header, search });

      await page.goto(`${store}/menu`);
      await expect(search).toBeVisible();
      await notices.fail();
      await notices.expectClear({ header, search });

      await page.goto(`${store}/settings/general`);
      await page.getByRole('switch').first().click({ force: true });
      const save = page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true });
      const undo = page.getByRole('button', { name: t('hub/lib/forms/forms:undo'), exact: true });
      await expect(undo).toBeVisible();
      await notices.fail();
      await notices.expectClear({ header, save, undo });
      await undo.click();
      await expect(undo).toBeHidden();

      await page.goto(`${store}/store`);
      await page.getByLabel(t('hub/stores/fields/store-fields:name')).fill('마루커피 2호점');
      await expect(undo).toBeVisible();
      await notices.fail();
      await notices.expectClear({ header, save, undo });
      await undo.click();
    });
  });
}
