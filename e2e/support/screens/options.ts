import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The option screens, by their visible texts. */
export function optionsOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/options/menu-options:${key}`, values);
  const forms = (key: string) => t(`hub/lib/forms/forms:${key}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const row = (position: number) =>
    page.getByRole('group', {
      name: new RegExp(`^${RegExp.escape(own('choices.row', { position, name: '' }))}`),
    });
  const dialog = page.getByRole('dialog');

  return {
    own,
    dialog,
    list: page.getByRole('list', { name: own('list') }).getByRole('listitem'),
    add: page.getByRole('link', { name: own('add') }),
    name: page.getByLabel(own('form.name'), { exact: true }),
    nameEn: page.getByRole('textbox', { name: own('form.nameEn'), exact: true }).first(),
    mandatory: page.getByRole('switch', { name: own('form.mandatory') }),
    choice: (position: number) => ({
      row: row(position),
      name: row(position).getByLabel(own('choices.name'), { exact: true }),
      nameEn: row(position).getByLabel(own('choices.nameEn'), { exact: true }),
      difference: row(position).getByLabel(own('choices.difference'), { exact: true }),
      isDefault: row(position).getByRole('radio'),
      sale: row(position).getByRole('combobox'),
    }),
    preview: page.getByRole('region', { name: own('preview.title') }),
    usedBy: page.getByRole('region', { name: own('used.title') }),
    chooseItems: button(own('used.choose')),
    save: button(forms('save')),
    saved: page.getByText(forms('saved')),
    merge: {
      // Journeys play both users with one account, hence this title.
      dialog: page.getByRole('dialog', { name: forms('merge.titleOwn') }),
      save: button(forms('merge.save')),
    },
    undoDeletion: button(t('hub/menu/changes/menu-undo:undo')),
    /** In the dialog that selects items. */
    async tick(item: string) {
      await dialog.getByLabel(own('used.search')).fill(item);
      await dialog.getByRole('checkbox', { name: item }).check();
      await dialog.getByRole('button', { name: own('used.save') }).click();
    },
    async delete() {
      await button(own('delete.button')).click();
      await dialog.getByRole('button', { name: own('delete.confirm'), exact: true }).click();
    },
  };
}
