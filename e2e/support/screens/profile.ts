import { expect, type Locator, type Page } from '@playwright/test';
import { signInForm } from '../people.ts';
import type { Maru } from '../start-maru.ts';
import { ko, type Words } from '../words.ts';

type Account = { username: string; password: string };

/** Opens the profile and signs in on the way; resolves when it is shown. */
export async function openProfile(page: Page, maru: Maru, account: Account, words: Words = ko) {
  await page.goto(`${maru.hubUrl}/profile`);
  const form = signInForm(page, words);
  await form.username.fill(account.username);
  await form.password.fill(account.password);
  await form.submit.click();
  await expect(page).toHaveURL(`${maru.hubUrl}/profile`);
  await expect(profileOn(page, words).thisDevice).toBeVisible();
}

/** Waits for the dialog after a sign-out elsewhere; the server caches grants for five seconds. */
export async function expectSignedOut(page: Page, words: Words = ko) {
  const ended = page.getByRole('dialog', { name: words.t('hub/app:signedOut.title') });
  await expect(async () => {
    await page.reload();
    await expect(ended.or(signInForm(page, words).username)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** The hub's profile: personal data, password and devices. */
export function profileOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) => t(`hub/profile:${key}`, values);
  const passwords = page.getByRole('region', { name: own('password.title') });
  const devices = page.getByRole('region', { name: own('sessions.title') });
  const dialog = page.getByRole('dialog');
  const contacts = page.getByRole('region', { name: own('person'), exact: true });
  const about = page.getByRole('region', { name: own('form.title'), exact: true });
  const link = page.getByRole('region', { name: own('confirm.title'), exact: true });
  const copy = page.getByRole('region', { name: own('export.title'), exact: true });
  const button = (within: Locator, key: string) =>
    within.getByRole('button', { name: own(key), exact: true });
  const field = (name: string) => passwords.getByLabel(own(`password.${name}`), { exact: true });
  const change = passwords.getByRole('button', { name: own('password.submit') });

  return {
    person: contacts,
    about: (key: string) => about.getByLabel(own(key), { exact: true }),
    gender: (name: 'FEMALE') => about.getByRole('radio', { name: own(`form.genders.${name}`) }),
    pictureFile: about.locator('input[type=file]').first(),
    picture: about.getByRole('img', { name: own('form.picture') }),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    saved: page.getByText(t('hub/lib/forms/forms:saved')),
    changeEmail: button(contacts, 'contact.changeEmail'),
    newEmail: dialog.getByLabel(own('contact.newEmail'), { exact: true }),
    passwordAgain: dialog.getByLabel(own('password.currentPassword'), { exact: true }),
    sendLink: button(dialog, 'contact.sendLink'),
    waits: (key: 'contact.emailWaits' | 'contact.phoneWaits', values: Record<string, string>) =>
      contacts.getByText(own(key, values)),
    withdraw: button(contacts, 'contact.withdraw'),
    confirmEmail: button(link, 'confirm.press'),
    confirmProblem: link.getByRole('alert'),
    changePhone: button(contacts, 'contact.changePhone'),
    newPhone: dialog.getByLabel(t('hub/lib/phone-code/phone-code:number'), { exact: true }),
    sendCode: dialog.getByRole('button', { name: t('hub/lib/phone-code/phone-code:send') }),
    code: dialog.getByLabel(t('hub/lib/phone-code/phone-code:code'), { exact: true }),
    enterCode: dialog.getByRole('button', { name: t('hub/lib/phone-code/phone-code:confirm'), exact: true }),
    askForCopy: button(copy, 'export.ask'),
    askInDialog: button(dialog, 'export.ask'),
    downloadCopy: button(copy, 'export.download'),
    copyGone: copy.getByText(own('export.downloaded')),
    field,
    alert: passwords.getByRole('alert'),
    devices: devices.getByRole('listitem'),
    thisDevice: devices.getByRole('listitem').filter({ hasText: own('sessions.current') }),
    onlyHere: devices.getByText(own('sessions.onlyHere')),
    device: (name: string) => devices.getByRole('listitem', { name }),
    endOthers: devices.getByRole('button', { name: own('sessions.endOthers') }),
    dialog,
    confirmAll: dialog.getByRole('button', { name: own('sessions.endAll') }),
    keepThem: dialog.getByRole('button', { name: own('sessions.keep') }),
    notice: (key: string, values?: Record<string, string | number>) =>
      page.getByRole('status').getByText(own(key, values)),
    async changePassword(given: { currentPassword: string; password: string; confirm?: string }) {
      await field('currentPassword').fill(given.currentPassword);
      await field('password').fill(given.password);
      await field('confirm').fill(given.confirm ?? given.password);
      await change.click();
    },
  };
}
