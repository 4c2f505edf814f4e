import { wordsOf as errorWords, fieldWords } from '@maru/contract/error-words.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';
import { ko } from '../support/words.ts';

function phoneFieldOn(page: Page, { t } = ko) {
  const own = (key: string) => t(`account/verification:${key}`);
  return {
    country: page.getByRole('button', { name: own('country') }),
    search: page.getByRole('combobox', { name: own('countrySearch') }),
    option: (name: string) => page.getByRole('option', { name }),
    nothing: page.getByText(own('countryNone')),
    phone: page.getByLabel(own('phone')),
    code: page.getByLabel(own('code'), { exact: true }),
    send: page.getByRole('button', { name: own('submit.phone') }),
    check: page.getByRole('button', { name: own('submit.code') }),
    resend: page.getByRole('button', { name: own('resend') }),
    alert: page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }),
  };
}

// One journey sets the clock of its context.
test.use({ ownContext: true });

test.beforeEach(async ({ context, page, maru }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${maru.accountUrl}/forgotId`);
  await page.waitForLoadState('networkidle');
});

test('spec 2 · forgot username: the hyphen key is blocked, the number groups itself, the caret stays', async ({
  page,
}) => {
  const { phone } = phoneFieldOn(page);
  await phone.click();
  await page.keyboard.type('-0-10a1234-5678');
  await expect(phone).toHaveValue('010-1234-5678');

  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('010-1239-5678');
});

test('a pasted number is read with its country', async ({ page }) => {
  const { phone, country } = phoneFieldOn(page);
  const pasted = [
    ['010-1234-5678', '010-1234-5678', '+82'],
    ['+82 10 2222 3333', '010-2222-3333', '+82'],
    ['0082 10 4444 5555', '010-4444-5555', '+82'],
    ['+1 213 373 4253', '(213) 373-4253', '+1'],
    ['+82 10-6666-7777', '010-6666-7777', '+82'],
  ] as const;

  for (const [text, shown, callingCode] of pasted) {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await phone.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(phone).toHaveValue(shown);
    await expect(country).toContainText(callingCode);
  }
});

test('spec 2 · forgot username: a country is found in both languages and chosen by keyboard alone', async ({
  page,
}) => {
  const { country, search, option, nothing, phone } = phoneFieldOn(page);
  await country.focus();
  await page.keyboard.press('ArrowDown');
  await expect(search).toBeFocused();
  await expect(option('+82')).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.type('japan');
  await page.keyboard.press('Enter');
  await expect(country).toContainText('+81');
  await expect(country).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('zzz');
  await expect(nothing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(country).toContainText('+81');

  await page.keyboard.press('Enter');
  await page.keyboard.type('+1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(search).toBeHidden();
  await expect(phone).toBeFocused();
  await expect(country).toContainText('+81');
});

test('a code is read from a pasted message, and the form says when its time is over', async ({ page }) => {
  const { phone, send, code, check, resend, alert } = phoneFieldOn(page);
  await page.clock.install();
  await phone.fill(mobilePhone());
  await send.click();
  await expect(code).toBeFocused();
  await expect(resend).toBeDisabled();

  await page.evaluate(
    (words) => navigator.clipboard.writeText(words),
    '[Maru] 123456 (3 min, 010-1234-5678)',
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(code).toHaveValue('123456');
  await expect(check).toBeEnabled();

  await page.clock.fastForward(181_000);
  await expect(alert).toHaveText(errorWords('VERIFICATION_ENDED', 'ko', { reason: 'EXPIRED' }));
  await expect(check).toBeDisabled();
  await expect(resend).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('input typed before the script loads is kept', async ({ page }) => {
    const { phone, send } = phoneFieldOn(page);
    await page.route(/entry-client.*\.js/, async (route) => {
      await expect(phone).toBeVisible();
      await phone.fill('01012345678');
      await route.continue();
    });
    await page.reload();

    await expect(phone).toHaveValue('010-1234-5678');
    await expect(send).toBeEnabled();
  });

  test('spec 5 · phone: a wrong number shows an error beside the field, which is focused', async ({
    page,
  }) => {
    const { phone, send, alert } = phoneFieldOn(page);
    await phone.fill('010-12');
    await send.click();

    await expect(alert).toHaveText(fieldWords('phoneNumberisNotCorrectFormat', 'ko'));
    await expect(phone).toBeFocused();
    await expect(send).toBeDisabled();
  });
});
