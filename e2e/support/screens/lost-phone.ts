import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** A lost store phone: the admin's card, the page behind the link, and the owner's notice. */
export function lostPhoneOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/app-lock:${key}`);
  const account = (key: string) => t(`account/app-lock:storePhone.${key}`);
  const dialog = page.getByRole('dialog', { name: own('lost.title') });

  return {
    begin: page.getByRole('button', { name: own('lost.act') }),
    dialog,
    async ask(phone: string) {
      await dialog.getByRole('combobox', { name: own('lost.owner') }).click();
      await page.getByRole('option').first().click();
      await dialog.getByLabel(own('lost.number'), { exact: true }).fill(phone);
      await dialog.getByLabel(own('lost.reason'), { exact: true }).fill('Lost');
      await dialog.getByRole('button', { name: own('lost.send'), exact: true }).click();
    },
    sent: page.getByText(own('lost.sent')),
    confirm: page.getByRole('button', { name: account('confirm'), exact: true }),
    confirmed: page.getByRole('heading', { name: account('CONFIRMED.title') }),
    ended: page.getByRole('heading', { name: account('STOPPED.title') }),
    notice: page.getByRole('region', { name: own('reset.title') }),
    stop: page.getByRole('button', { name: own('reset.stop'), exact: true }),
    stopped: page.getByText(own('reset.stopped')),
  };
}
