import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';

test('importing an exported menu changes nothing, in any file format', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner');
  const screen = menuImportOn(page);
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
