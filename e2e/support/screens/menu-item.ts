import { expect, type Page } from '@playwright/test';
import { storeIdOf } from '../people.ts';
import type { Maru } from '../start-maru.ts';
import { ko, type Words } from '../words.ts';

/** The form of an item, with photo and stock. */
export function menuItemOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`hub/menu/item/menu-item:${key}`, values);
  const form = (key: string) => t(`hub/lib/forms/forms:${key}`);
  const stock = (key: string, values?: Record<string, string>) =>
    t(`hub/menu/stock/menu-stock:${key}`, values);
  const field = (key: string) => page.getByLabel(own(key), { exact: true });
  const dialog = page.getByRole('dialog');
  const save = page.getByRole('button', { name: form('save'), exact: true });

  return {
    field,
    form,
    nameTwice: page.getByText(own('nameTwice')),
    dialog,
    leave: dialog.getByRole('button', { name: form('leave.go'), exact: true }),
    save,
    saved: page.getByText(form('saved')),
    category: page.getByRole('combobox', { name: own('category'), exact: true }),
    photo: page.getByRole('img', { name: own('image') }),
    photoLabel: own('image'),
    heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
    notice: (key: string, values: Record<string, string>) => page.getByText(own(key, values)),
    saveAndGoOn: page.getByRole('button', { name: own('saveNext') }),
    delete: page.getByRole('button', { name: own('delete'), exact: true }),
    confirmDelete: dialog.getByRole('button', { name: own('delete'), exact: true }),
    undoDeletion: page.getByRole('button', { name: t('hub/menu/changes/menu-undo:undo'), exact: true }),
    findTwin: page.getByRole('button', { name: t('hub/menu/changes/menu-undo:findTwin'), exact: true }),
    async open(maru: Maru, name: string) {
      await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu?q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(field('name')).toBeVisible();
    },
    async openNew(maru: Maru) {
      await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/items/new`);
      await expect(field('name')).toBeVisible();
    },
    async choosePhoto(photo: Buffer) {
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: photo };
      await page.locator('input[type=file]').first().setInputFiles(file);
    },
    async makeCategory(name: string) {
      await page.getByRole('button', { name: own('categoryNew') }).click();
      await dialog.getByLabel(own('categoryName')).fill(name);
      await dialog.getByRole('button', { name: own('categoryAdd') }).click();
      await expect(dialog).toBeHidden();
    },
    conflict: {
      // Journeys play both users with one account, hence this title.
      title: page.getByRole('dialog', { name: form('merge.titleOwn') }),
      field: (key: string) => page.getByRole('radiogroup', { name: own(key) }),
      mine: form('merge.mine'),
      theirs: form('merge.theirs'),
      photo: own('image'),
      onlyTheirs: page.getByText(form('merge.onlyTheirs')),
      save: page.getByRole('button', { name: form('merge.save') }),
    },
    stock: {
      left: (count: number) => page.getByText(stock('left', { count: String(count) }), { exact: true }),
      text: stock,
      /** History entries, newest first, with sales between the moves. */
      history: (move: string) =>
        page
          .getByRole('list')
          .filter({ has: page.getByText(move, { exact: true }) })
          .getByRole('listitem'),
      async move(button: string, kind: 'COUNT' | 'RECEIVE' | 'DISCARD', quantity: string, reason = '') {
        await page.getByRole('button', { name: stock(button) }).click();
        await dialog.getByLabel(stock(`quantity.${kind}`)).fill(quantity);
        await dialog.getByLabel(form('reason.own')).fill(reason);
        await dialog.getByRole('button', { name: stock(`confirm.${kind}`) }).click();
      },
    },
  };
}
