import { sortCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { type Browser, expect } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { categoriesOn } from '../support/screens/categories.ts';
import type { Maru } from '../support/start-maru.ts';
import { type Words, wordsOf } from '../support/words.ts';

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const [one, two, three] = ['A', 'B', 'C'].map((letter) => `${letter} ${language}`) as [
    string,
    string,
    string,
  ];

  test.describe(language, () => {
    // As tall as the list: rows in sight are dragged, further ones by the edge of the screen.
    test.use({
      locale,
      viewport: { width: 1024, height: 1_200 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`categories are sorted by mouse and by keyboard, while somebody else sorts too (${language})`, async ({
      page,
      browser,
      maru,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
      await signIn(page, maru, 'owner', { words });
      const mine = categoriesOn(page, words);
      await mine.open(maru);
      for (const name of [one, two, three]) await mine.addNew(name);
      const before = await mine.order();
      const others = before.slice(0, -3);
      expect(before).toEqual([...others, one, two, three]);

      // By mouse, and back.
      await mine.drag(three, one, 'above');
      await mine.expectOrder([...others, three, one, two]);
      await expect(mine.sorted).toBeVisible();
      await mine.undo.click();
      await mine.expectOrder(before);

      // By keyboard.
      await mine.handle(one).press('Space');
      await expect(
        mine.said('picked', { name: one, place: before.length - 2, count: before.length }),
      ).toBeAttached();
      await expectNothingFound(page, 'a category that is carried');
      await mine.handle(one).press('ArrowDown');
      await expect(
        mine.said('moved', { name: one, place: before.length - 1, count: before.length }),
      ).toBeAttached();
      await expect(mine.handle(one)).toBeFocused();
      await mine.handle(one).press('Escape');
      await mine.expectOrder(before);
      await mine.handle(three).press('Enter');
      await mine.handle(three).press('Home');
      await mine.expectOrder([three, ...others, one, two]);
      await mine.handle(three).press('Enter');
      await expect(mine.sorted).toBeVisible();

      // Without dragging and without keys.
      await mine.handle(three).click();
      await mine.barButton('last').click();
      await mine.barButton('drop').click();
      await mine.expectOrder(before);
      await expect(mine.bar).toBeHidden();
      await page.reload();
      await mine.expectOrder(before);

      // Somebody else sorts while a row is carried here, and once more just before it is saved.
      const { theirs, leave } = await somebodyElse(browser, maru, words, language);
      await mine.handle(one).press('Space');
      await theirs.drag(three, two, 'above');
      await mine.expectOrder([...others, one, three, two]);
      await page.route(
        `**${sortCategories.path}`,
        async (route) => {
          await theirs.drag(two, three, 'above');
          await expect(theirs.sorted).toBeVisible();
          await route.continue();
        },
        { times: 1 },
      );
      await mine.handle(one).press('ArrowDown');
      await mine.handle(one).press('Space');

      const merged = [...others, two, three, one];
      await mine.expectOrder(merged);
      await theirs.expectOrder(merged);
      await page.reload();
      await mine.expectOrder(merged);
      await leave();
      for (const name of [one, two, three]) await mine.removeEmpty(name);
      await expectNothingFound(page, 'categories');
    });
  });
}

async function somebodyElse(browser: Browser, maru: Maru, words: Words, language: string) {
  const context = await browser.newContext({
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    viewport: { width: 1024, height: 1_200 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
  await signIn(page, maru, 'owner', { words });
  const theirs = categoriesOn(page, words);
  await theirs.open(maru);
  return { theirs, leave: () => context.close() };
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a finger drags a category to the end of the list, which scrolls', async ({ page, maru }) => {
    await signIn(page, maru, 'owner');
    const mine = categoriesOn(page);
    await mine.open(maru);
    const before = await mine.order();
    const [first = '', ...others] = before;
    const handle = mine.list.getByRole('listitem').first().getByRole('button').first();
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle in sight');

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: box.x + 22, y }],
      });
    await touch('touchStart', box.y + 22);
    await touch('touchMove', box.y + 60);
    await touch('touchMove', 400);
    await touch('touchMove', 700);
    await mine.expectOrder([...others, first]);
    await touch('touchEnd');

    await expect(mine.sorted).toBeVisible();
    await mine.undo.click();
    await mine.expectOrder(before);
  });
});
