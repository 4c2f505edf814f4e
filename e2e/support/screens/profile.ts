import { expect, type Page } from '@playwright/test';
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
  const field = (name: string) => passwords.getByLabel(own(`password.${name}`), { exact: true });
  const change = passwords.getByRole('button', { name: own('password.submit') });

  return {
    person: page.getByRole('region', { name: own('person') }),
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
