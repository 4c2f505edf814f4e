import { requestResetPasswordEmail } from '@maru/contract/recovery/recovery.endpoints.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { requestMobileVerificationCode } from '@maru/contract/verification/verification.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const phone = '01055501234';

/** Calls the account area's endpoints like its pages. */
async function callsAt({ accountUrl }: Maru) {
  const json = { 'content-type': 'application/json', origin: accountUrl };
  const granted = await fetch(accountUrl + grantClientToken.path, {
    method: 'POST',
    headers: json,
    body: '{}',
  });
  const { response } = (await granted.json()) as { response: { accessToken: string } };
  const authorization = `Bearer ${response.accessToken}`;
  return {
    mail: (username: string) =>
      fetch(accountUrl + requestResetPasswordEmail.path, {
        method: 'POST',
        headers: { ...json, authorization },
        body: JSON.stringify({ username }),
      }),
    text: (cellphone: string) => {
      const query = new URLSearchParams({ cellphone, cellphonecountrycode: '82' });
      return fetch(`${accountUrl}${requestMobileVerificationCode.path}?${query}`, {
        headers: { authorization },
      });
    },
  };
}
const { t } = ko;

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('messages that a trial sends appear without a reload, the code can be copied and the link opened', async ({
  page,
  context,
  maru,
}) => {
  const calls = await callsAt(maru);
  await page.goto(`${maru.accountUrl}/dev/outbox?to=${phone}`);
  await calls.text(phone);
  await calls.mail('staff@maru.test');

  const copy = page.getByRole('button', { name: t('account/messaging:text.copy') });
  await copy.click();
  await expect(page.getByRole('button', { name: t('account/messaging:text.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/);

  await page.getByRole('textbox', { name: t('account/messaging:search') }).fill('staff@');
  const mail = page.frameLocator('iframe').first();
  const opening = context.waitForEvent('page');
  await mail.getByRole('link').first().click();
  const opened = await opening;
  await expect(opened).toHaveURL(/\/resetPassword\?token=.+&userId=/);
  await expect(opened.getByRole('main')).toBeVisible();

  await expectNoViolations(page, 'mailbox');
  await expectFits(page);
});
