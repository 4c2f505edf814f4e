import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { answered } from '../support/answered.ts';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { wordsOf } from '../support/words.ts';

/** Of the demo menu; no other journey sells these, and they stay sold out. */
const items = {
  ko: { name: '밀크티', price: 5_800 },
  en: { name: 'Omija tea', price: 5_800 },
} as const;

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);
  const { t, won } = words;
  const { name, price } = items[language];
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';

  test.describe(language, () => {
    test.use({ locale });

    test(`a sale of what is sold out meanwhile says what and whose the money is, and goes with its emptied cart (${language})`, async ({
      page,
      context,
      browser,
      maru,
    }) => {
      const otherContext = await browser.newContext({ locale });
      for (const each of [context, otherContext])
        await each.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'staff', { words });
      const till = tillOn(page, words);
      const otherPage = await otherContext.newPage();
      await signIn(otherPage, maru, 'owner', { words });

      await till.ready();
      await context.setOffline(true);
      await till.addWith(name);
      await till.payInCash();
      await expect(till.kept).toBeVisible();
      await answered(otherPage, setSoldOut, () => tillOn(otherPage, words).sellOut(name, 'UNTIL_TOMORROW'));
      await context.setOffline(false);

      await test.step('the refusal names the line and the money', async () => {
        const refusal = till.sheet.getByRole('alert');
        await expect(refusal).toContainText(name);
        await expect(refusal).toContainText(t('hub/payments:refused.taken', { amount: won(price) }));
      });

      await test.step('nothing is left to check once its emptied cart is discarded', async () => {
        await till.sheet.getByRole('button', { name: t('hub/payments:outbox.restore') }).click();
        await till.fix(name, 'cart.takeOut');
        await expect(till.sheet).toContainText(t('hub/payments:letGo.taken', { amount: won(price) }));
        await till.sheet.getByRole('button', { name: t('hub/payments:outbox.discard') }).click();
        await expect(till.sheet).toBeHidden();
        await expect(till.connection).toHaveText(t('hub/payments:outbox.states.CONNECTED'));
      });
      await otherContext.close();
    });
  });
}
