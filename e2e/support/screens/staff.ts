import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The people of a store. */
export function staffOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`hub/store-access:${key}`, values);
  const dialog = page.getByRole('dialog', { name: own('form.addTitle') });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    list: page.getByRole('list', { name: own('list') }).getByRole('listitem'),
    dialog,
    /** Opens the form for somebody new, with a ready set of rights. */
    async begin(username: string, preset: 'BASIC' | 'MANAGER') {
      await page.getByRole('button', { name: own('add') }).click();
      await dialog.getByLabel(own('form.email')).fill(username);
      await dialog.getByText(own(`form.presets.${preset}`), { exact: true }).click();
    },
    async finish(name: string) {
      await dialog.getByRole('button', { name: own('form.submitAdd'), exact: true }).click();
      await expect(page.getByText(own('done.ADD', { name }))).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}
