import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { ko } from '../support/words.ts';

test('a template download that fails shows an error', async ({ page, maru }) => {
  const screen = (key: string, values?: Record<string, string>) =>
    ko.t(`hub/menu/import/menu-import:${key}`, values);
  await openSignedIn(page, maru, 'owner');
  await page.route(/spreadsheet\.worker.*\.js/, (route) => route.abort());
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
  const format = screen('templates.short.xlsx');
  const name = ko.t('hub/menu/import/templates/menu-templates:names.cafe');
  await page.getByRole('button', { name: screen('templates.download', { name, format }) }).click();
  await expect(page.getByText(screen('templates.failed'))).toBeVisible();
});
