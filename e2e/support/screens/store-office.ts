import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The store's own information, and its merchant numbers. */
export function storeOfficeOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/stores/office/store:${key}`);

  return {
    phone: page.getByLabel(t('hub/stores/fields/store-fields:phone'), { exact: true }),
    cardMembership: page.getByRole('link', { name: own('card.title'), exact: true }),
    numberOf: (company: 'KB' | 'BC') =>
      page.getByRole('textbox', { name: own(`card.companies.${company}`), exact: true }),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    saved: page.getByText(t('hub/lib/forms/forms:saved')),
  };
}
