import { importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import type { Maru } from '../support/start-maru.ts';

const count = 300;

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('an import cancelled before its answer arrives leaves the menu unchanged', async ({ page, maru }) => {
  const screen = await check(page, maru);
  const answer = await holdAnswer(page);
  await screen.button('result.import', { count }).click();

  await expect(page.getByRole('heading', { name: screen.text('importing', { count }) })).toBeFocused();
  await screen.button('cancel').click();
  await expect(screen.heading('givenUp.title')).toBeFocused();
  answer.letGo();

  await expectCancelled(page, screen);
});

test('a cancelled import is undone even if its answer is lost', async ({ page, maru }) => {
  const screen = await check(page, maru);
  const answer = await holdAnswer(page);
  await screen.button('result.import', { count }).click();
  await screen.button('cancel').click();
  await expect(screen.heading('givenUp.title')).toBeVisible();
  answer.lose();

  await expectCancelled(page, screen);
});

test('after a lost answer the import can be retried and then undone', async ({ page, maru }) => {
  const screen = await check(page, maru);
  const answer = await holdAnswer(page);
  await screen.button('result.import', { count }).click();
  answer.lose();
  await expect(screen.heading('unsure.import.title')).toBeFocused();

  await screen.button('unsure.import.again').click();
  await expect(page.getByText(screen.text('done.text', { made: count, changed: 0 }))).toBeVisible();
  await screen.button('done.undo').click();
  await expect(screen.heading('done.undone')).toBeFocused();
  await expect(screen.button('done.undo')).toHaveCount(0);
});

/** Continues until the preview of the import. */
async function check(page: Page, maru: Maru) {
  await openSignedIn(page, maru, 'owner');
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
  const screen = menuImportOn(page);
  const rows = Array.from({ length: count }, (_, i) => `취소 시험,취소 메뉴 ${i + 1},${1_000 + i}`);
  const head = ['category', 'name', 'price'].map(screen.column).join(',');
  const buffer = Buffer.from([head, ...rows].join('\r\n'));
  await screen.choose({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await screen.button('match.check').click();
  await expect(screen.heading('result.title')).toBeVisible();
  return screen;
}

async function expectCancelled(page: Page, screen: ReturnType<typeof menuImportOn>) {
  await expect(page.getByText(screen.text('givenUp.done'))).toBeVisible();
  await expect(screen.heading('result.title')).toBeVisible();
  await expect(screen.count('new')).toHaveText(String(count));
}

/**
 * Lets the server import at once but holds its response, which is later delivered or dropped. The response to
 * a retry is not held.
 */
async function holdAnswer(page: Page) {
  const { promise, resolve } = Promise.withResolvers<'COMES' | 'IS_LOST'>();
  let isFirst = true;
  await page.route(
    ({ pathname }) => pathname === importMenu.path.replace(':storeId', storeIdOf(page)),
    async (route) => {
      // The route stays: if it were removed with its first request, it could also drop the retry that follows at once.
      if (!isFirst) return route.continue();
      isFirst = false;
      const response = await route.fetch();
      if ((await promise) === 'IS_LOST') await route.abort();
      else await route.fulfill({ response });
    },
  );
  return { letGo: () => resolve('COMES'), lose: () => resolve('IS_LOST') };
}
