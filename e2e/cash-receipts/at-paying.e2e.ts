import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn, storeIdOf } from '#support/people.ts';
import { cashReceiptOn } from '#support/screens/cash-receipt.ts';
import { tillOn } from '#support/screens/till.ts';
import { ko } from '#support/words.ts';

const { t } = ko;

test('after a cash payment a cash receipt is issued to a typed number, and the next sale does not wait for its receipt', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  const receipt = cashReceiptOn(page);
  await till.add('마카롱');
  await till.payInCash();

  await test.step('a resident number is refused in words', async () => {
    await receipt.way('INCOME_DEDUCTION').click();
    await page.keyboard.type('9001011234567', { delay: 60 });
    await expect(receipt.problem('residentNumber')).toBeVisible();
    await page.keyboard.press('Delete');
  });

  await test.step('a mobile number is issued to with Enter, and kept if the request is not sent', async () => {
    await page.keyboard.type('01012345678', { delay: 60 });
    await expect(receipt.sheet.getByText('010-1234-5678')).toBeVisible();
    // The network fails once. The number must not have to be typed again.
    await page.route('**/v5/pay/postcashreceipt', (route) => route.abort(), { times: 1 });
    await page.keyboard.press('Enter');
    await expect(receipt.said('unsent.title')).toBeVisible();
    await receipt.sendAgain.click();
    await expect(receipt.said('said.ISSUED')).toBeVisible();
    await expect(till.receipt).toContainText(t('contract/receipt:cashReceipt.purposes.INCOME_DEDUCTION'));
    await expect(till.receipt).toContainText('****5678');
  });

  await test.step('the next one is issued in the background, and said in a notice', async () => {
    await till.nextOrder();
    await till.add('마카롱');
    await till.payInCash();
    const number = await till.orderNumber();
    const late = { data: { next: 'LATE' } };
    await page.request.post(`${maru.hubUrl}/dev/issuer/${storeIdOf(page)}`, late);
    await receipt.way('SELF_ISSUED').click();
    await till.nextOrder();
    await expect(
      page.getByRole('status').filter({ hasText: receipt.text('about', { number }) }),
    ).toBeVisible();
  });
});
