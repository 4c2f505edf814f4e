import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const searchField = (page: Page) => page.getByRole('textbox', { name: t('hub/till:search.label') });

/** The number of tiles that are completely visible. */
function countInSight(page: Page): Promise<number> {
  return page.getByRole('region', { name: t('hub/till:items') }).evaluate((region) => {
    const { top, bottom } = (region.parentElement ?? region).getBoundingClientRect();
    return [...region.querySelectorAll('button')].filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

test('words in any order find an item, and unknown ones none; the item Enter takes is marked, arrow down focuses it, and four Tabs reach the first tile', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  const marked = till.items.getByRole('button').filter({ hasText: 'Enter' });
  await expect(till.items).toBeVisible();
  // Four Tab presses lead from the search field to the first tile.
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  const first = till.items.getByRole('button').first();
  const isReached = () => first.evaluate((tile) => tile === document.activeElement);
  for (let stops = 0; stops < 4 && !(await isReached()); stops += 1) await page.keyboard.press('Tab');
  await expect(first).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('차 대추');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('대추차');
  await expect(page.getByText(t('hub/till:search.meant', { name: '대추차' }))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(marked).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await expect(till.line('대추차')).toBeVisible();
  await expect(searchField(page)).toHaveValue('');

  await page.keyboard.type('없는 메뉴');
  await expect(page.getByText(t('hub/till:search.none', { query: '없는 메뉴' }))).toBeVisible();
  await expect(till.items).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('tiles fill the screen: an empty cart shows no bar, and the search is a button', async ({
    page,
    maru,
  }) => {
    await openSignedIn(page, maru, 'staff');
    const till = tillOn(page);
    await expect(till.items).toBeVisible();
    await expect.poll(() => countInSight(page)).toBeGreaterThanOrEqual(8);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => countInSight(page)).toBeGreaterThanOrEqual(10);
    await expect(till.pay).toBeHidden();
    await till.item('대추차').click();
    await expect(till.pay).toBeVisible();

    await page.getByRole('button', { name: t('hub/till:search.label') }).click();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('에이드 레몬');
    await expect(till.item('레몬에이드')).toBeVisible();
    await expect(till.item('대추차')).toBeHidden();
    await expectNoViolations(page, 'the search on a phone');
    await page.goBack();
    await expect(searchField(page)).toBeHidden();
    await expect(page.getByRole('button', { name: t('hub/till:search.label') })).toBeFocused();
    await expect(till.item('대추차')).toBeVisible();
  });

  test('a button opens a list of all categories, and the category bar works by pointer and keyboard', async ({
    page,
    maru,
  }) => {
    await openSignedIn(page, maru, 'staff');
    const till = tillOn(page);
    const categories = page.getByRole('navigation', { name: t('hub/till:categories') });
    const open = page.getByRole('button', { name: t('hub/till:allCategories') });
    const last = categories.getByRole('button').last();
    await expect(last).not.toBeInViewport();
    const name = (await last.textContent()) ?? '';

    await open.click();
    await expect(till.sheet).toBeVisible();
    await expectNoViolations(page, 'the list of categories');
    await page.goBack();
    await expect(till.sheet).toBeHidden();
    await open.click();
    await till.sheet.getByRole('button', { name, exact: true }).click();
    await expect(till.sheet).toBeHidden();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toBeInViewport();

    await last.focus();
    await page.keyboard.press('Home');
    await expect(categories.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(categories.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    // One press selects a chip that is cut off at the edge.
    await categories.getByRole('button').nth(3).click();
    await expect(categories.getByRole('button').nth(3)).toHaveAttribute('aria-pressed', 'true');
  });
});
