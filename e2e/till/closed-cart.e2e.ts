import { expect } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { tillOn } from '../support/screens/till.ts';
import { wordsOf } from '../support/words.ts';

/** Of the demo menu; no other journey sells these, and each language has its own. */
const items = { ko: '레몬에이드', en: 'Peach ade' };

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const item = items[language];

  test.describe(language, () => {
    test.use({
      locale,
      viewport: { width: 360, height: 740 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`the closed cart of a phone says what has to be looked at before paying (${language})`, async ({
      page,
      browser,
      maru,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'staff', { words });
      const till = tillOn(page, words);
      await till.addWith(item);
      const closed = (key: 'price' | 'problem') =>
        page.getByRole('status').getByRole('button', { name: words.t(`hub/till:cart.closed.${key}`) });
      await expect(till.pay).toBeEnabled();
      await expect(closed('price')).toBeHidden();

      const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
      const manager = await context.newPage();
      await manager.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(manager, maru, 'owner', { words });

      await test.step('another price, which opens the cart at its line', async () => {
        const form = menuItemOn(manager, words);
        await form.open(maru, item);
        await form.field('price').fill('6,500');
        await form.save.click();
        await closed('price').click();
        await till.sheet
          .getByRole('button', { name: `${item} ${words.t('hub/till:cart.fix.acceptPrice')}` })
          .click();
        await page.keyboard.press('Escape');
        await expect(closed('price')).toBeHidden();
      });

      await test.step('an item that is sold out, beside the button that is closed by it', async () => {
        await manager.goto(`${maru.hubUrl}/s/${storeIdOf(manager)}/till`);
        await tillOn(manager, words).sellOut(item, 'UNTIL_CHANGED');
        await expect(closed('problem')).toBeVisible();
        await expect(till.pay).toBeDisabled();
        await expectNothingFound(page, 'a closed cart that has to be mended');
        await closed('problem').click();
        await expect(till.sheet.getByText(words.t('hub/till:cart.problems.SOLD_OUT'))).toBeVisible();
      });
      await context.close();
    });
  });
}
