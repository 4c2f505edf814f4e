import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The members of a store. */
export function staffOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`hub/store-access:${key}`, values);
  const dialog = page.getByRole('dialog', { name: own('form.addTitle') });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    list: page.getByRole('list', { name: own('list') }).getByRole('listitem'),
    dialog,
    /** Opens the form for a new member, with a preset of rights. */
    async begin(username: string, preset: 'BASIC' | 'MANAGER') {
      await page.getByRole('button', { name: own('add') }).click();
      await dialog.getByLabel(own('form.email')).fill(username);
      await dialog.getByText(own(`form.presets.${preset}`), { exact: true }).click();
    },
    invite: dialog.getByRole('button', { name: own('invite.send') }),
    invitations: page.getByRole('list', { name: own('invite.title') }).getByRole('listitem'),
    /** Opens the form and is refused, because the address has no account. */
    async openInviteOffer(username: string) {
      await this.begin(username, 'BASIC');
      await dialog.getByRole('button', { name: own('form.submitAdd'), exact: true }).click();
      await expect(dialog.getByText(own('invite.offer'))).toBeVisible();
    },
    async sendInvitation(username: string) {
      await this.invite.click();
      await expect(page.getByText(own('invite.sent', { username }))).toBeVisible();
      await expect(dialog).toBeHidden();
    },
    async withdraw(username: string) {
      await page.getByRole('button', { name: own('invite.withdrawOf', { username }) }).click();
      const question = page.getByRole('dialog', { name: own('invite.askTitle') });
      await question.getByRole('button', { name: own('invite.withdraw'), exact: true }).click();
      await expect(page.getByText(own('invite.withdrawn', { username }))).toBeVisible();
    },
    async finish(name: string) {
      await dialog.getByRole('button', { name: own('form.submitAdd'), exact: true }).click();
      await expect(page.getByText(own('done.ADD', { name }))).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}
