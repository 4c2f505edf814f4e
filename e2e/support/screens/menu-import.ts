import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** The menu import screen, by its visible texts. */
export function menuImportOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/import/menu-import:${key}`, values);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  return {
    text,
    column: (name: string) => t(`hub/menu/spreadsheets/menu-spreadsheets:columns.${name}`),
    problem: (name: string, detail = '') => text(`problems.${name}`, { detail }),
    heading: (key: string) => page.getByRole('heading', { name: text(key) }),
    button: (key: string, values?: Record<string, string | number>) => button(text(key, values)),
    async choose(file: ChosenFile) {
      const chooser = page.waitForEvent('filechooser');
      await button(text('choose.button')).click();
      await (await chooser).setFiles(file);
    },
    /** A figure of the result, such as the number of faulty rows. */
    count: (name: 'new' | 'changed' | 'same' | 'bad') =>
      page.getByRole('definition').nth(['new', 'changed', 'same', 'bad'].indexOf(name)),
    /** The note about items whose tax changes: how many, and which. */
    taxNote: (kind: string, count: number) =>
      page.getByText(t(`hub/menu/tax/menu-tax:becomes.${kind}`, { count })).locator('..'),
    /** The question whether to split a category, with its answer. */
    mixed: (category: string) =>
      page
        .getByRole('list', { name: text('result.mixed.title') })
        .getByRole('listitem')
        .filter({ hasText: category }),
    taxMark: (kind: string) => page.getByRole('listitem').getByText(t(`hub/menu/tax/menu-tax:mark.${kind}`)),
    /** The number of kinds of faults; expands the rows of each. */
    async countFaults(): Promise<number> {
      const list = page.getByRole('list', { name: text('result.badList') });
      const toggles = list.locator('button[aria-expanded="false"]');
      while ((await toggles.count()) > 0) await toggles.first().click();
      return list.getByRole('region').count();
    },
    /** The rows of a fault, without blanks. The list is virtual, so it is scrolled. */
    async rowsOfFault(column: string, problem: string): Promise<string[]> {
      const list = page.getByRole('region', { name: `${column}: ${problem}`, exact: true });
      const rows = list.getByRole('listitem');
      const size = Number(await rows.first().getAttribute('aria-setsize'));
      const seen = new Map<number, string>();
      const look = async () => {
        // In one evaluation, because the list renders other rows between two calls.
        const inSight = await rows.evaluateAll((all) =>
          all.map((row) => [Number(row.getAttribute('aria-posinset')), row.textContent] as const),
        );
        for (const [place, words] of inSight) seen.set(place, words.replaceAll(/\s/g, ''));
        await list.evaluate((box) => box.scrollBy(0, 240));
        return seen.size;
      };
      await expect.poll(look, { intervals: [50] }).toBe(size);
      return [...seen.entries()].sort(([one], [other]) => one - other).map(([, row]) => row);
    },
    async download(kind: string): Promise<string> {
      const saved = page.waitForEvent('download');
      await button(t('hub/menu/export/menu-export:button')).click();
      await page.getByRole('menuitem', { name: t(`hub/menu/export/menu-export:kinds.${kind}`) }).click();
      const download = await saved;
      // Keep the suggested name, because the extension tells the file type.
      const path = `${await download.path()}-${download.suggestedFilename()}`;
      await download.saveAs(path);
      return path;
    },
  };
}
