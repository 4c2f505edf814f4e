import { expect, type Page } from '@playwright/test';
import type { Maru } from './start-maru.ts';
import { ko, type Words } from './words.ts';

export const password = 'maru1234!';
/** Demo accounts that every trial server has; the owner may do everything in the store, staff may sell. */
export const people = { owner: 'owner@maru.test', staff: 'staff@maru.test' } as const;
export type Who = keyof typeof people;

/** The form of the sign-in page. */
export function signInForm(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`account/sign-in:login.${key}`);
  const username = page.getByLabel(text('username'));
  const passwordField = page.getByLabel(text('password'));
  const submit = page.getByRole('button', { name: text('submit') });

  return {
    username,
    password: passwordField,
    submit,
    error: page.getByRole('alert').filter({ hasText: text('error') }),
    async send(who: Who, typed = password) {
      await username.fill(people[who]);
      await passwordField.fill(typed);
      await submit.click();
    },
  };
}

/** Opens a page of the hub and signs in on the way, as a person does; resolves when the hub shows it. */
export async function signIn(page: Page, maru: Maru, who: Who, { path = '/', words = ko } = {}) {
  await page.goto(`${maru.hubUrl}${path}`);
  await signInForm(page, words).send(who);
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
}

/** The store whose screen is shown. */
export function storeIdOf(page: Page): string {
  const [, storeId] = /\/s\/([^/?]+)/.exec(page.url()) ?? [];
  if (!storeId) throw new Error(`${page.url()} is no screen of a store`);
  return storeId;
}
