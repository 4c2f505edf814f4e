import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { paymentOn } from '../support/screens/payment.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('all suggested cash amounts are fully visible', async ({ page, maru }) => {
    await openSignedIn(page, maru, 'staff');
    const till = tillOn(page);
    const { way, sheet, takeCash } = paymentOn(page);
    // 11,600 won yields the maximum number of suggested amounts.
    for (const name of ['대추차', '마카롱', '마카롱']) await till.item(name).click();
    await till.startPaying();
    await way('CASH').click();
    await expect(takeCash).toBeVisible();

    const names = [t('hub/payments:cash.exact'), ...[12_000, 15_000, 20_000, 50_000].map(won)];
    for (const name of names) {
      const chip = sheet.getByRole('button', { name, exact: true });
      await expect(chip).toBeInViewport({ ratio: 1 });
      expect(await chip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
  });
});
