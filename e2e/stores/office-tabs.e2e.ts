import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { beSignedIn, storeIdOf } from '../support/people.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const hours = (key: string, values?: Record<string, string>) =>
  t(`hub/stores/office/store:hours.${key}`, values);
const tabs = [
  'store',
  'store/registration',
  'store/card-membership',
  'store/staff',
  'settings/general',
  'settings/payment',
  'settings/lock',
];

test.describe('on a desk screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('every tab of the store and its settings is as wide as the others', async ({ page, maru }) => {
    await beSignedIn(page, maru, 'owner');
    const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
    const widths: Record<string, string> = {};

    for (const tab of tabs) {
      await page.goto(`${store}/${tab}`);
      await expect(page.getByRole('main').locator('form, ul, section').first()).toBeVisible();
      widths[tab] = await edgesOf(page);
    }
    expect(new Set(Object.values(widths)).size, JSON.stringify(widths)).toBe(1);
  });
});

/** From where to where the cards of a page reach. */
async function edgesOf(page: Page): Promise<string> {
  const cards = page.getByRole('main').locator('form, ul, section');
  return cards.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return `${Math.min(...boxes.map(({ left }) => left))}–${Math.max(...boxes.map(({ right }) => right))}`;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opening hours are a row a day, and times and breaks are one press away', async ({ page, maru }) => {
    await beSignedIn(page, maru, 'owner');
    await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/store`);
    const begin = page.getByRole('button', { name: hours('begin') });
    const monday = page.getByRole('listitem', { name: hours('days.MON') });
    await expect(begin.or(monday)).toBeVisible();
    if (await begin.isVisible()) await begin.click();
    await page.getByRole('button', { name: hours('everyDay'), exact: true }).click();

    for (const day of ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']) {
      const row = page.getByRole('listitem', { name: hours(`days.${day}`) });
      expect((await row.boundingBox())?.height, day).toBeLessThanOrEqual(56);
    }

    const more = monday.getByRole('button', { expanded: false });
    await more.click();
    await monday.getByLabel(hours('from', { of: hours('days.MON') }), { exact: true }).fill('08:30');
    await monday.getByRole('button', { name: hours('addBreak') }).click();
    const breakOf = `${hours('days.MON')} ${hours('break')}`;
    await monday.getByLabel(hours('from', { of: breakOf })).fill('13:00');
    await monday.getByLabel(hours('to', { of: breakOf })).fill('14:00');
    await monday.getByRole('button', { expanded: true }).click();
    await expect(monday).toContainText('08:30–');
    await expect(monday).toContainText(hours('breakAt', { times: '13:00–14:00' }));
    expect((await monday.boundingBox())?.height).toBeLessThanOrEqual(56);

    await page.getByRole('button', { name: hours('workdays'), exact: true }).click();
    const row = (day: string) => page.getByRole('listitem', { name: hours(`days.${day}`) });
    await expect(row('FRI')).toContainText('08:30–');
    await expect(row('SAT')).not.toContainText('08:30–');
    await page.getByRole('button', { name: t('hub/lib/forms/forms:undo'), exact: true }).click();
  });
});
