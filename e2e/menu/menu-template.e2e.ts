import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { wordsOf } from '../support/words.ts';

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);
  const { t } = words;

  test.describe(language, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width: 360, height: 740 } });

    test(`every template is a menu without a fault, and one is taken as it is on a phone (${language})`, async ({
      page,
      maru,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'owner', { words });
      await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
      const screen = menuImportOn(page, words);
      const start = (kind: string) =>
        page.getByRole('button', {
          name: `${t(`hub/menu/import/templates/menu-templates:names.${kind}`)} ${screen.text('templates.start')}`,
        });
      for (const kind of ['cafe', 'restaurant', 'shop']) {
        await start(kind).click();
        await expect(screen.heading('result.title')).toBeVisible();
        // New, changed and unchanged; nothing that cannot be added, and none of the words of a file.
        await expect(page.getByRole('definition')).toHaveCount(3);
        await expect(page.getByText(screen.text('result.row', { row: 2 }), { exact: true })).toHaveCount(0);
        await expect(screen.button('result.matchAgain')).toHaveCount(0);
        if (kind === 'shop') continue;
        await screen.button('result.template.again').click();
      }

      const made = await screen.count('new').textContent();
      const changed = await screen.count('changed').textContent();
      await page.getByRole('button', { name: /^(메뉴 \d+개 가져오기|Import \d+ items?)$/ }).click();
      await expect(
        page.getByText(screen.text('done.text', { made: made ?? '', changed: changed ?? '' })),
      ).toBeVisible();
      await screen.button('done.undo').click();
      await expect(page.getByText(t('hub/menu/changes/menu-undo:undone'), { exact: true })).toBeVisible();
    });
  });
}
