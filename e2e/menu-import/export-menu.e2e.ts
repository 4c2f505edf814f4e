import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { wordsOf } from '../support/words.ts';

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);

  test.describe(language, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test(`a menu that is downloaded and imported again changes nothing, whatever the file is (${language})`, async ({
      page,
      maru,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'owner', { words });
      const screen = menuImportOn(page, words);
      for (const kind of ['xlsx', 'utf-8-bom', 'cp949']) {
        await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
        await screen.choose(await screen.download(kind));
        await screen.button('match.check').click();

        await expect(page.getByText(screen.text('result.nothing'))).toBeVisible();
        await expect(screen.count('new')).toHaveText('0');
        await expect(screen.count('changed')).toHaveText('0');
        await expect(screen.count('bad')).toHaveText('0');
        await expect(screen.count('same')).not.toHaveText('0');
        page.once('dialog', (dialog) => void dialog.accept());
      }
    });
  });
}
