import { randomUUID } from 'node:crypto';
import { fieldWords } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { expectNoViolations } from '#support/expect-no-violations.ts';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { takeByCall } from '#support/take-by-call.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;
const text = (key: string, values?: Record<string, string>) => t(`hub/orders:emailReceipt.${key}`, values);

test('the receipt of an order is mailed by keyboard, and the history says so with the address masked', async ({
  page,
  maru,
}) => {
  const { number, path } = await takeByCall(maru);
  const email = `guest-${randomUUID()}@maru.test`;
  await openSignedIn(page, maru, 'owner', { path });
  const order = orderOn(page);
  await order.showReceipt.click();
  await page.getByRole('button', { name: text('open') }).press('Enter');

  const field = page.getByRole('textbox', { name: text('address') });
  await expect(field).toBeFocused();
  await page.keyboard.type('guest@');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(fieldWords('notCorrectEmailForm', 'ko'))).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoViolations(page, 'a wrong address for the receipt');
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('done', { email }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order.history('RECEIPT_MAILED')).toBeVisible();
  await expect(page.getByText('gu***@maru.test')).toBeVisible();

  await page.goto(`${maru.accountUrl}/dev/outbox?to=${email}`);
  const mail = page.frameLocator('iframe').first();
  await expect(mail.getByRole('heading', { level: 1 })).toContainText(t('contract/receipt:title'));
  await expect(mail.getByText(t('contract/receipt:number', { number }))).toBeVisible();
  const total = mail.getByRole('row', { name: t('contract/receipt:sums.TOTAL') });
  await expect(total.getByRole('cell', { name: won(6_000), exact: true })).toBeVisible();
});
