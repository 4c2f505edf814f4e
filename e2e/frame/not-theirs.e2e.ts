import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

test('an unknown order, store or address shows the not-found page', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'staff');
  const notFound = page.getByRole('heading', { name: t('hub/app:notFound.title') });
  const nobodys = '01900000-0000-7000-8000-000000000000';

  for (const path of [`/s/${storeIdOf(page)}/orders/${nobodys}`, `/s/${nobodys}/orders`, '/no/such/page']) {
    await page.goto(maru.hubUrl + path);
    await expect(notFound).toBeVisible();
  }
  await page
    .getByRole('link', { name: t('hub/app:notFound.home') })
    .first()
    .click();
  await expect(tillOn(page).items).toBeVisible();
});

test('staff without the sales right see no link to revenue, and its address says that they lack permission', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const places = page.getByRole('navigation', { name: t('hub/app:frame.nav') });
  await expect(places.getByRole('link', { name: t('hub/app:screens.orders') })).toBeVisible();
  await expect(places.getByRole('link', { name: t('hub/app:screens.revenue') })).toBeHidden();

  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/sales/revenue`);
  await expect(page.getByRole('heading', { name: t('hub/app:noPermission.title') })).toBeVisible();
});
