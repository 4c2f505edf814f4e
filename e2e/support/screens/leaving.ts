import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** Leaving Maru, from the profile. */
export function leavingOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) =>
    t(`hub/users/deleting/leaving:${key}`, values);
  const dialog = page.getByRole('dialog', { name: own('title') });
  const password = dialog.getByLabel(t('hub/profile:password.currentPassword'), { exact: true });

  return {
    open: page.getByRole('button', { name: t('hub/profile:leave.open') }),
    dialog,
    password,
    leaves: (store: string) => own('plan.stores.LEAVES', { store }),
    stays: (store: string) => own('plan.stores.STAYS', { store }),
    toStore: dialog.getByRole('link', { name: own('held.close') }),
    lastMail: t('server/profile/deleting/post-user-deleted-mail:own.title'),
    async sendWith(given: string) {
      await password.fill(given);
      await dialog.getByRole('button', { name: own('act') }).click();
    },
  };
}

/** Asking to close a store, on the page of the store. */
export function closingOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/stores/closing/closing:${key}`);
  const dialog = page.getByRole('dialog');

  return {
    open: page.getByRole('button', { name: own('open') }),
    dialog,
    withdraw: page.getByRole('button', { name: own('withdraw') }),
    request: t('hub/stores/admin/admin:closing.title'),
    grant: page.getByRole('button', { name: t('hub/stores/admin/admin:closing.grant') }),
    suspended: page.getByText(t('hub/stores/application/application:TERMINATED.title')),
    /** Why the store is suspended. */
    suspendedFor: page
      .getByRole('blockquote')
      .getByText(t('hub/stores/admin/admin:decision.reasons.REQUESTED')),
    /** Chooses a usual reason and sends the request. */
    async send() {
      await dialog.getByRole('button', { name: own('reasons.CLOSED_DOWN') }).click();
      await dialog.getByRole('button', { name: own('act'), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
