import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOutsideApp } from '../support/outside-app.ts';
import { signInForm } from '../support/people.ts';
import { consentOn } from '../support/screens/consent.ts';

// The browser follows a form's redirect to another site only if the page's CSP names that site.
test('a user refuses an outside app, then allows it, and is not asked again', async ({ page, maru }) => {
  const app = await openOutsideApp(maru);
  const consent = consentOn(page);
  const arrives = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

  await page.goto(app.url);
  await signInForm(page).send('owner');
  await expect(consent.question).toBeVisible();
  await expect(page.getByText('owner@maru.test')).toBeVisible();
  for (const scope of ['openid', 'USER', 'offline_access'])
    await expect(consent.permission(scope)).toBeVisible();
  await expectNoViolations(page, 'consent');
  await consent.refuse.click();
  await arrives('access_denied');

  await page.goto(app.url);
  await consent.allow.click();
  await arrives(/^[가-힣]+$/);
  await expect(page).toHaveURL((url) => url.origin === maru.outsideUrl);
  await page.goto(app.url);
  await arrives(/^[가-힣]+$/);

  // Consent was already given, so the login page redirects straight to the app.
  await page.context().clearCookies();
  await page.goto(app.url);
  await signInForm(page).send('owner');
  await arrives(/^[가-힣]+$/);
  app.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a user allows an outside app', async ({ page, maru }) => {
    const app = await openOutsideApp(maru);
    await page.goto(app.url);
    await signInForm(page).send('staff');
    await consentOn(page).allow.click();
    await expect(page.getByText(/^[가-힣]+$/)).toBeVisible();
    app.close();
  });
});
