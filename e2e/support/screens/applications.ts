import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

type Act = 'APPROVE' | 'SEND_BACK' | 'CLOSE';

/** Applications, as an admin decides them. */
export function applicationsOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`hub/stores/admin/admin:${key}`, values);
  const dialog = page.getByRole('dialog');

  return {
    queue: page.getByRole('heading', { name: own('queue.title'), level: 1 }),
    waiting: (store: string) => page.getByRole('link', { name: store }),
    store: (store: string) => page.getByRole('heading', { name: store, level: 1 }),
    /** Nothing is missing for the approval. */
    complete: page.getByText(own('missing.none')),
    reason: (name: string) => own(`decision.reasons.${name}`),
    /** Opens the confirmation of an act. */
    async begin(act: Act) {
      await page.getByRole('button', { name: own(`decision.acts.${act}`), exact: true }).click();
      await expect(dialog).toBeVisible();
    },
    async takeReason(name: string) {
      await dialog.getByRole('button', { name: own(`decision.reasons.${name}`) }).click();
    },
    async finish(act: Act) {
      await dialog.getByRole('button', { name: own(`decision.acts.${act}`), exact: true }).click();
      await expect(page.getByText(own(`decision.done.${act}`))).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}
