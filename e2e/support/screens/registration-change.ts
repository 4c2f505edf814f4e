import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** A changed registration, as its owner and as an admin see it. */
export function registrationChangeOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/stores/office/store:registration.${key}`);
  const admin = (key: string, values?: Record<string, string>) => t(`hub/stores/admin/admin:${key}`, values);

  return {
    businessName: page.getByLabel(t('hub/stores/fields/store-fields:businessName'), { exact: true }),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    waiting: page.getByRole('region', { name: own('change.WAITING.title') }),
    withdraw: page.getByRole('button', { name: own('change.withdraw'), exact: true }),
    queue: page.getByRole('heading', { name: admin('queue.title'), level: 1 }),
    inQueue: (store: string) => page.getByRole('link', { name: store, exact: true }),
    card: page.getByRole('region', { name: admin('change.kind'), exact: true }),
    begin: (act: 'APPROVE' | 'REFUSE') =>
      page.getByRole('button', { name: admin(`change.acts.${act}`), exact: true }).click(),
    dialog: page.getByRole('dialog'),
    finish: (act: 'APPROVE' | 'REFUSE') =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: admin(`change.acts.${act}`), exact: true })
        .click(),
    done: (act: 'APPROVE' | 'REFUSE') => page.getByText(admin(`change.done.${act}`)),
  };
}
