import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { scan } from '../support/scan.ts';
import { pressUntil, tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;
const macaron = '2100001001070';

test('a sale is made by keyboard and scanner alone', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  await expect(till.items).toBeVisible();
  const { keyboard } = page;

  await test.step('initial consonants find an item, Enter takes it as it is proposed', async () => {
    await keyboard.press('/');
    await keyboard.type('ㅇㅁㄹㅋㄴ');
    await expect(till.item('아메리카노')).toBeVisible();
    await expect(till.item('마카롱')).toBeHidden();
    await keyboard.press('Enter');
    await expect(till.takeItem).toBeVisible();
    // The sheet receives keys only once it has the focus.
    await pressUntil(
      () => keyboard.press('Enter'),
      () => till.line('아메리카노').isVisible(),
    );
    await keyboard.press('Escape');
  });

  await test.step('a scanned code adds an item, digits and signs change how many', async () => {
    await scan(page, macaron);
    await expect(till.line('마카롱')).toBeVisible();
    await scan(page, '0000000000000');
    await expect(page.getByText(t('hub/till:scan.unknown', { code: '0000000000000' }))).toBeVisible();
    await scan(page, macaron);
    await expect(till.line('마카롱')).toContainText(won(5600));
    await keyboard.press('3');
    await expect(till.line('마카롱')).toContainText(won(8400));
    await keyboard.press('-');
    await expect(till.line('마카롱')).toContainText(won(5600));
  });

  await test.step('F2 takes the payment: cash, with change. A scanned code chooses no way to pay', async () => {
    await pressUntil(
      () => keyboard.press('F2'),
      () => till.way('CASH').isVisible(),
    );
    await scan(page, '3100001001070');
    await keyboard.press('2');
    await expect(till.takeCash).toBeVisible();
    await keyboard.type('20000', { delay: 80 });
    await expect(till.sheet.getByText(won(9900))).toBeVisible();
    await keyboard.press('Enter');
    await expect(till.paid).toBeVisible();
    await pressUntil(
      () => keyboard.press('Enter'),
      () => till.sheet.isHidden(),
    );
    await expect(till.cart.getByText(t('hub/till:cart.empty'))).toBeVisible();
  });
});
