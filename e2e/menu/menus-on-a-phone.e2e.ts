import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

const items = (key: string) => t(`hub/menu/items/menu-items:${key}`);
const bulk = (key: string) => t(`hub/menu/bulk/menu-bulk:${key}`);

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('on a phone the tools, menus and search of the item list keep focus and selection', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu' });
  const tick = page.getByRole('listitem').getByRole('checkbox').first();
  await tick.waitFor();

  await test.step('opening the tools keeps the focus on their button', async () => {
    const tools = page.getByRole('button', { name: items('tools') });
    await tools.click();
    await expect(page.getByRole('link', { name: items('changes') })).toBeVisible();
    await expect(tools).toBeFocused();
  });

  await test.step('Escape closes a menu and keeps the selection, a second Escape clears it', async () => {
    await tick.check();
    const bar = page.getByRole('region', { name: bulk('bar') });
    await expect(bar).toBeVisible();
    await expectFits(page);
    await bar.getByRole('button', { name: bulk('more') }).click();
    const remove = page.getByRole('menuitem', { name: bulk('acts.DELETE') });
    await expect(remove).toBeVisible();
    expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(remove).toBeHidden();
    await expect(tick).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });

  await test.step('clearing the search keeps the focus in it', async () => {
    const search = page.getByRole('textbox', { name: items('search.label') });
    await search.fill('zz');
    await page.getByRole('button', { name: items('search.clear') }).click();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
  });
});
