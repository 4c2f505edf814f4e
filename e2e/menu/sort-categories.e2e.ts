import { setCategory, sortCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { type Account, signInAs } from '../support/people.ts';
import { categoriesOn } from '../support/screens/categories.ts';
import type { Maru } from '../support/start-maru.ts';

const others = ['커피', '차', '디저트'];
const [one, two, three] = ['A', 'B', 'C'] as const;
const before = [...others, one, two, three];

// Taller than the list, because rows out of sight could only be reached by scrolling while dragging.
test.use({ viewport: { width: 1024, height: 1_200 }, contextOptions: { reducedMotion: 'reduce' } });

test('categories are sorted by mouse and keyboard, also while another user sorts them', async ({
  page,
  browser,
  maru,
}) => {
  const shop = await openSorted(maru, before);
  const mine = await openCategories(page, maru, shop);
  await mine.expectOrder(before);

  // By mouse, and back again.
  await kept(page, () => mine.drag(three, one, 'above'));
  await mine.expectOrder([...others, three, one, two]);
  await expect(mine.sorted).toBeVisible();
  await kept(page, () => mine.undo.click());
  await mine.expectOrder(before);

  // By keyboard.
  await mine.handle(one).press('Space');
  await expect(
    mine.announced('picked', { name: one, position: before.length - 2, count: before.length }),
  ).toBeAttached();
  await expectNoViolations(page, 'a category that is carried');
  await mine.handle(one).press('ArrowDown');
  await expect(
    mine.announced('moved', { name: one, position: before.length - 1, count: before.length }),
  ).toBeAttached();
  await expect(mine.handle(one)).toBeFocused();
  await mine.handle(one).press('Escape');
  await mine.expectOrder(before);
  await mine.handle(three).press('Enter');
  await mine.handle(three).press('Home');
  await mine.expectOrder([three, ...others, one, two]);
  await kept(page, () => mine.handle(three).press('Enter'));
  await expect(mine.sorted).toBeVisible();

  // With buttons, without dragging or keyboard.
  await mine.handle(three).click();
  await mine.barButton('last').click();
  await kept(page, () => mine.barButton('drop').click());
  await mine.expectOrder(before);
  await expect(mine.bar).toBeHidden();
  await page.reload();
  await mine.expectOrder(before);

  // A failed save reverts the order and announces it.
  const sortCalls = `**${sortCategories.path}`;
  await page.route(sortCalls, (route) => route.abort());
  await mine.handle(one).press('Space');
  await mine.handle(one).press('ArrowDown');
  await mine.handle(one).press('Space');
  await expect(mine.announcedNotMoved(one)).toBeAttached();
  await mine.expectOrder(before);
  await page.unroute(sortCalls);
  await page.reload();

  // Another user sorts while a row is being dragged here, and again just before the save.
  const { theirs, theirPage, leave } = await somebodyElse(browser, maru, shop);
  await mine.handle(one).press('Space');
  await kept(theirPage, () => theirs.drag(three, two, 'above'));
  await mine.expectOrder([...others, one, three, two]);
  const { sent, letGo } = await holdSort(page);
  await mine.handle(one).press('ArrowDown');
  await mine.handle(one).press('Space');
  await sent;
  await kept(theirPage, () => theirs.drag(two, three, 'above'));
  // The first save is refused as stale; the retry follows at once.
  await kept(page, async () => letGo());

  const merged = [...others, two, three, one];
  await mine.expectOrder(merged);
  await theirs.expectOrder(merged);
  await page.reload();
  await mine.expectOrder(merged);
  await leave();
});

type Shop = { owner: Account; storeId: string };

/** A store with these categories. */
async function openSorted(maru: Maru, names: readonly string[]) {
  const shop = await openOwnStore(maru);
  const { call, storeId } = shop;
  for (const name of names) await call(setCategory, { storeId, name, nameEn: null });
  return shop;
}

async function openCategories(page: Page, maru: Maru, { owner, storeId }: Shop) {
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu/categories` });
  const categories = categoriesOn(page);
  await expect(categories.list).toBeVisible();
  return categories;
}

const kept = (page: Page, act: () => Promise<unknown>) => awaitAnswer(page, sortCategories, act);

/** Holds this page's sort requests until they are released. */
async function holdSort(page: Page) {
  const held = Promise.withResolvers<void>();
  const isSent = Promise.withResolvers<void>();
  await page.route(`**${sortCategories.path}`, async (route) => {
    isSent.resolve();
    await held.promise;
    await route.continue();
  });
  return { sent: isSent.promise, letGo: () => held.resolve() };
}

async function somebodyElse(browser: Browser, maru: Maru, shop: Shop) {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 1_200 },
    reducedMotion: 'reduce',
  });
  const theirPage = await context.newPage();
  const theirs = await openCategories(theirPage, maru, shop);
  return { theirs, theirPage, leave: () => context.close() };
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('dragging a category by touch scrolls the list to its end', async ({ page, maru }) => {
    const before = Array.from({ length: 14 }, (_, i) => `분류 ${i + 1}`);
    const mine = await openCategories(page, maru, await openSorted(maru, before));
    await mine.expectOrder(before);
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
    await kept(page, () => touch('touchEnd'));

    await expect(mine.sorted).toBeVisible();
    await kept(page, () => mine.undo.click());
    await mine.expectOrder(before);
  });
});
