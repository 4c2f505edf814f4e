import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { signInForm } from '../support/people.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

for (const [how, javaScriptEnabled, address] of [
  ['with a countdown', true, '198.51.100.77'],
  ['without script', false, '198.51.100.78'],
] as const) {
  test.describe(how, () => {
    // An address of its own, so that no other journey has to wait.
    test.use({ ownContext: true, javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': address } });

    test(`after five failed sign-ins /?error says how long to wait (${how})`, async ({ page, maru }) => {
      if (javaScriptEnabled) await page.clock.install();
      await page.goto(`${maru.accountUrl}/?error`);
      const form = signInForm(page);
      const waits = page.getByRole('alert').filter({ hasText: /뒤에 다시 로그인해 주세요/ });
      for (let failure = 1; failure <= 6; failure += 1) {
        await form.username.fill(`nobody-${how.length}@maru.test`);
        await form.password.fill('wrong');
        // Wait for the navigation, because the previous page has the same text and URL.
        await Promise.all([page.waitForEvent('framenavigated'), form.submit.click()]);
        await expect(failure <= 5 ? form.error : waits).toBeVisible();
        await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
      }
      if (!javaScriptEnabled) return;

      // The countdown includes the time before the script arrived.
      const letScriptsCome = await openWithoutScripts(page, `${maru.accountUrl}/?error`);
      await expect(waits).toContainText(/\d+초/);
      await page.clock.fastForward('01:01');
      letScriptsCome();
      const over = page.getByRole('alert').filter({ hasText: t('account/sign-in:login.waitOver') });
      await expect(over).toBeVisible();
    });
  });
}
