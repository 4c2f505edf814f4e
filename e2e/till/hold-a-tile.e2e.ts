import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { wordsOf } from '../support/words.ts';

test.use({ hasTouch: true });

const devices = [
  { language: 'ko', item: '블루베리 스무디', viewport: { width: 1024, height: 768 } },
  { language: 'en', item: 'Blueberry smoothie', viewport: { width: 360, height: 740 } },
] as const;

for (const { language, item, viewport } of devices) {
  test.describe(language, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport });

    test(`a tile held by a finger opens its sheet, and letting go presses nothing (${language}, ${viewport.width} px)`, async ({
      page,
      maru,
    }) => {
      const words = wordsOf(language);
      const { t } = words;
      await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'staff', { words });
      const till = tillOn(page, words);
      await till.ready();
      await till.item(item).scrollIntoViewIfNeeded();
      const box = await till.item(item).boundingBox();
      if (!box) throw new Error(`no tile of ${item}`);
      const touch = await page.context().newCDPSession(page);

      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      const available = till.sheet.getByRole('button', {
        name: t('hub/till:soldOutSheet.available'),
        exact: true,
      });
      await expect(available).toBeVisible();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

      await expect(available).toHaveAttribute('aria-pressed', 'true');
      // A press of its own counts again, and proves that the sheet was still open.
      await till.sheet.getByRole('button', { name: t('hub/till:close') }).tap();
      await expect(till.sheet).toBeHidden();
      await expect(till.item(item)).not.toContainText(t('hub/till:soldOut'));
    });
  });
}
