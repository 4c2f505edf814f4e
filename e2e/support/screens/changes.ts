import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The recent menu changes, on their screen or in a dialog. */
export function changesOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/changes/menu-changes:${key}`, values);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const ask = page.getByRole('dialog', { name: own('ask.title') });

  return {
    own,
    ask,
    /** The dialog over a form. */
    dialog: page.getByRole('dialog', { name: own('title') }),
    row: (what: string) => page.getByRole('listitem', { name: what, exact: true }),
    /** The note that somebody else deleted what is being edited. */
    goneNote: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    look: button(t('hub/menu/changes/menu-undo:look')),
    startUndo: (what: string) => button(own('undoOne', { what })),
    confirmUndo: ask.getByRole('button', { name: own('undo'), exact: true }),
    async undo(what: string) {
      await this.startUndo(what).click();
      await this.confirmUndo.click();
      await expect(ask).toBeHidden();
    },
  };
}
