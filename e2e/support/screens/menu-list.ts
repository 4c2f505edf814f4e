import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The list of items of a store. */
export function menuListOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/items/menu-items:${key}`, values);
  const sorting = (key: string, values?: Record<string, string | number>) =>
    t(`hub/lib/sorting/sorting:${key}`, values);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  const row = (name: string) => rows.filter({ has: page.getByRole('link', { name, exact: true }) });

  return {
    own,
    row,
    addFirst: page.getByRole('link', { name: own('empty.add') }),
    add: page.getByRole('link', { name: own('add'), exact: true }),
    changes: page.getByRole('link', { name: own('changes'), exact: true }),
    nothing: page.getByText(own('nothing.title')),
    search: page.getByRole('textbox', { name: own('search.label') }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    sale: (name: string) => row(name).getByRole('combobox'),
    handle: (name: string) => row(name).getByRole('button', { name: sorting('handle', { name }) }),
    sorted: page.getByText(sorting('sorted')),
    undo: page.getByRole('button', { name: own('undo') }),
    /** Item names from top to bottom. */
    order: () => rows.getByRole('link').allInnerTexts(),
    /** Drags by the handle, which appears on hover. */
    async drag(name: string, onto: string) {
      await row(name).hover();
      await this.handle(name).hover();
      await page.mouse.down();
      const [from, to] = [await this.handle(name).boundingBox(), await row(onto).boundingBox()];
      if (!from || !to) throw new Error(`${name} or ${onto} is not to be seen`);
      const x = from.x + from.width / 2;
      const down = to.y > from.y;
      await page.mouse.move(x, down ? to.y + to.height - 6 : to.y + 6, { steps: 12 });
      await page.mouse.up();
    },
  };
}
