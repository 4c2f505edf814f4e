import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { ko, wordsOf } from '../support/words.ts';

const en = wordsOf('en');
const pages = [
  ['/privacy', 'privacy.title', 'privacy-policy'],
  ['/terms', 'terms.title', 'service'],
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, article] of pages) {
    test(`spec 1 · ${path} shows its articles, links to each from its contents, and switches to English at the same address`, async ({
      page,
      maru,
    }) => {
      await page.goto(maru.accountUrl + path);
      await expect(
        page.getByRole('heading', { name: ko.t(`account/terms:${title}`), level: 1 }),
      ).toBeVisible();

      await page.locator(`nav a[href="#${article}"]`).click();
      await expect(page.locator(`#${article}`)).toBeInViewport();
      await expect(page.locator(`#${article} time`)).toHaveAttribute('datetime', /^20\d\d-/);

      await page.getByRole('button', { name: ko.t('account/app:language.other') }).click();
      await expect(page).toHaveURL(maru.accountUrl + path);
      await expect(
        page.getByRole('heading', { name: en.t(`account/terms:${title}`), level: 1 }),
      ).toBeVisible();
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the terms have no accessibility violations and fit a phone (${colorScheme})`, async ({
    browser,
    maru,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const [path] of pages) {
      await page.goto(maru.accountUrl + path);
      await expectNoViolations(page, path);
      await expectFits(page, path);
    }
    await context.close();
  });
}

test('printed terms show only the text, black on white', async ({ page, maru }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${maru.accountUrl}/terms`);
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#service p').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
