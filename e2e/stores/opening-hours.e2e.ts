import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const hours = (key: string, values?: Record<string, string>) =>
  t(`hub/stores/office/store:hours.${key}`, values);

test.use({ viewport: { width: 360, height: 740 } });

test('opening hours have one row per day, with times and breaks one press away', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner', { screen: 'store' });
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
  await expect(monday).toContainText('08:30~');
  await expect(monday).toContainText(hours('breakAt', { times: '13:00~14:00' }));
  expect((await monday.boundingBox())?.height).toBeLessThanOrEqual(56);

  await page.getByRole('button', { name: hours('workdays'), exact: true }).click();
  const row = (day: string) => page.getByRole('listitem', { name: hours(`days.${day}`) });
  await expect(row('FRI')).toContainText('08:30~');
  await expect(row('SAT')).not.toContainText('08:30~');
  await page.getByRole('button', { name: t('hub/lib/forms/forms:undo'), exact: true }).click();
});
