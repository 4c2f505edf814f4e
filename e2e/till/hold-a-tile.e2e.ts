import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

/** From the demo menu. */
const item = '블루베리 스무디';

test('a long press on a tile opens its sheet, and releasing it presses no button there', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
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
  // A separate tap still has to close the sheet, so the release of the long press pressed no button.
  await till.sheet.getByRole('button', { name: t('hub/till:close') }).tap();
  await expect(till.sheet).toBeHidden();
  await expect(till.item(item)).not.toContainText(t('hub/till:soldOut'));
});
