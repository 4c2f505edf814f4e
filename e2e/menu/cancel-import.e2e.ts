import { importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { wordsOf } from '../support/words.ts';

const count = 300;

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);

  test.describe(language, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width: 360, height: 740 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`an import that is given up on its way leaves the menu as it was (${language})`, async ({
      page,
      maru,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'owner', { words });
      await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
      const screen = menuImportOn(page, words);
      const rows = Array.from({ length: count }, (_, i) => `취소 시험,취소 메뉴 ${i + 1},${1_000 + i}`);
      const head = ['category', 'name', 'price'].map(screen.column).join(',');
      const buffer = Buffer.from([head, ...rows].join('\r\n'));
      await screen.choose({ name: 'menu.csv', mimeType: 'text/csv', buffer });
      await screen.button('match.check').click();
      await expect(screen.heading('result.title')).toBeVisible();
      const answer = await holdAnswer(page);
      await screen.button('result.import', { count }).click();

      await expect(page.getByRole('heading', { name: screen.text('importing', { count }) })).toBeVisible();
      await screen.button('cancel').click();
      await expect(screen.heading('givenUp.title')).toBeVisible();
      answer.letGo();

      await expect(page.getByText(screen.text('givenUp.done'))).toBeVisible();
      await expect(screen.heading('result.title')).toBeVisible();
      await expect(screen.count('new')).toHaveText(String(count));
    });

    /** The server imports at once, and its answer waits. */
    async function holdAnswer(page: Page) {
      const { promise, resolve: letGo } = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname === importMenu.path.replace(':storeId', storeIdOf(page)),
        async (route) => {
          const response = await route.fetch();
          await promise;
          await route.fulfill({ response });
        },
      );
      return { letGo };
    }
  });
}
