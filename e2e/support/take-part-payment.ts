import { expect, type Page } from '@playwright/test';
import { paymentOn } from './screens/payment.ts';
import { tillOn } from './screens/till.ts';
import { ko } from './words.ts';

const { withNumbers } = ko;

/** 대추차 for 6,000 won, of which only `amount` is paid in cash; then closes the sheet. Returns the order number. */
export async function takePartPayment(page: Page, amount: number): Promise<number> {
  const till = tillOn(page);
  const payment = paymentOn(page);
  await till.add('대추차');
  await till.startPaying();
  await payment.way('CASH').click();
  await payment.typeCash(amount);
  await expect(payment.tooLittle(6_000 - amount)).toBeDisabled();
  const part = payment.takePart(amount);
  await page.keyboard.press('Enter');
  await expect(part).not.toHaveAttribute('data-variant', 'action');
  await part.click();
  const title = withNumbers('hub/payments:tender.titleOf');
  const heading = payment.sheet.getByRole('heading', { name: title });
  const number = Number(title.exec((await heading.textContent()) ?? '')?.[1]);
  await page.keyboard.press('Escape');
  await expect(payment.sheet).toBeHidden();
  return number;
}
