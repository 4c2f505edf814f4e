import { expect, type Locator, type Page } from '@playwright/test';
import { storeIdOf } from '../people.ts';
import type { Maru } from '../start-maru.ts';
import { ko, type Words } from '../words.ts';

/** The categories of a store, and sorting them. */
export function categoriesOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/categories/menu-categories:${key}`, values);
  const sorting = (key: string, values?: Record<string, string | number>) =>
    t(`hub/lib/sorting/sorting:${key}`, values);
  const list = page.getByRole('list', { name: own('list') });
  const dialog = page.getByRole('dialog');
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const handle = (name: string) => button(sorting('handle', { name }), list);
  const row = (name: string) =>
    list.getByRole('listitem').filter({ has: button(sorting('handle', { name })) });

  return {
    list,
    dialog,
    handle,
    row,
    own,
    /** Screen-reader announcements while a row is moved. */
    announced: (text: 'picked' | 'moved' | 'dropped' | 'back', values: Record<string, string | number>) =>
      page.getByText(sorting(`said.${text}`, values), { exact: true }),
    /** The announcement that a row went back, which is followed by the reason. */
    announcedNotMoved: (name: string) =>
      page.getByRole('status').filter({ hasText: sorting('said.notMoved', { name, why: '' }).trim() }),
    bar: page.getByRole('toolbar'),
    barButton: (key: string) => button(sorting(`bar.${key}`), page.getByRole('toolbar')),
    sorted: page.getByText(sorting('sorted')),
    undo: button(sorting('undo')),
    undoDeletion: button(t('hub/menu/changes/menu-undo:undo')),
    addButton: button(own('add')).first(),
    editButton: (name: string) => button(own('edit', { name }), list),
    deleteButton: (name: string) => button(own('delete', { name }), list),
    onSale: (name: string) => list.getByRole('switch', { name: own('onSale', { name }) }),
    field: (key: 'name' | 'nameEn') => dialog.getByLabel(own(`form.${key}`), { exact: true }),
    choice: (key: 'enabled' | 'taxable' | 'rewardable') =>
      dialog.getByRole('switch', { name: own(`form.${key}`) }),
    add: button(own('form.add'), dialog),
    save: button(t('hub/lib/forms/forms:save'), dialog),

    async open(maru: Maru) {
      await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/categories`);
      await expect(list).toBeVisible();
    },
    async addNew(name: string) {
      await this.addButton.click();
      await this.field('name').fill(name);
      await this.add.click();
      await expect(row(name)).toBeVisible();
    },
    async removeEmpty(name: string) {
      await this.deleteButton(name).click();
      await button(own('remove.buttons.plain'), dialog).click();
      await expect(row(name)).toBeHidden();
    },
    /** The first line of every row, from top to bottom. */
    async order(): Promise<string[]> {
      const texts = await list.getByRole('listitem').allInnerTexts();
      return texts.map((text) => text.split('\n')[0] ?? '');
    },
    async expectOrder(expected: readonly string[]) {
      await expect.poll(() => this.order()).toEqual(expected);
    },
    /** Drags a row by its handle and drops it just above or below the middle of another one. */
    async drag(name: string, onto: string, side: 'above' | 'below') {
      await handle(name).hover();
      await page.mouse.down();
      const box = await row(onto).boundingBox();
      if (!box) throw new Error(`${onto} is not in sight`);
      const y = box.y + box.height * (side === 'above' ? 0.2 : 0.8);
      await page.mouse.move(box.x + 30, y, { steps: 12 });
      await page.mouse.up();
    },
  };
}
