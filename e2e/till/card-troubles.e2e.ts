import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t, won, withNumbers } = ko;

/** Sets how the simulated terminal handles the next card. */
async function setNextCardResult(page: Page, maru: Maru, next: 'DECLINE' | 'TIMEOUT') {
  const answer = await page.request.post(`${maru.hubUrl}/dev/terminal/${storeIdOf(page)}`, {
    data: { next },
  });
  expect(answer.ok()).toBe(true);
}

test('a card payment without an answer is settled in the background, and a declined card can be retried', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.add('대추차');
  await setNextCardResult(page, maru, 'TIMEOUT');
  await till.startPaying();
  await till.way('CARD').click();
  await till.sheet.getByRole('button', { name: t('hub/payments:card.leave') }).click();

  await test.step('the card of the next customer is declined twice and approved at the third try', async () => {
    await till.addWith('아메리카노');
    await till.add('마카롱');
    await setNextCardResult(page, maru, 'DECLINE');
    await till.startPaying();
    await till.way('CARD').click();
    await expect(till.declined).toBeVisible();
    await expect(till.sheet.getByText(won(7_300)).first()).toBeVisible();

    await setNextCardResult(page, maru, 'DECLINE');
    // The text was already shown, so only the response proves that the request was sent again.
    const again = page.waitForResponse(`**${postPayment.path}`);
    await till.way('CARD').click();
    await again;
    await expect(till.declined).toBeVisible();
    await till.way('CARD').click();
    await expect(till.paid).toBeVisible();
    await expect(till.receipt).toContainText(t('contract/receipt:tenderTypes.card'));
    await till.nextOrder();
  });

  // The server waits 20 s for the terminal and asks again a little later.
  await expect(page.getByText(withNumbers('hub/payments:notices.approved'))).toBeVisible({
    timeout: 60_000,
  });
  await till.sales.click();
  await expect(till.sheet.getByText(t('hub/payments:saleQueue.allSent'))).toBeVisible();
  await expect(till.sheet.getByRole('button', { name: t('hub/payments:saleQueue.receipt') })).toHaveCount(2);
});
