import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The page behind the link of an invitation mail. */
export function invitationOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`account/store-access:${key}`, values);

  return {
    heading: (store: string) => page.getByRole('heading', { name: own('invited', { store }), level: 1 }),
    signUp: page.getByRole('link', { name: own('signUp'), exact: true }),
    logIn: page.getByRole('link', { name: own('logIn'), exact: true }),
  };
}

/** The hub's screen with the person's open invitations. */
export function joinOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) =>
    t(`hub/store-access/join/join:${key}`, values);

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    invited: (store: string) => page.getByRole('heading', { name: own('invited', { store }) }),
    accept: page.getByRole('button', { name: own('accept') }),
    somebodyElse: page.getByRole('heading', { name: own('somebodyElse.title') }),
    signOut: page.getByRole('main').getByRole('button', { name: own('somebodyElse.signOut') }),
    member: (store: string) => page.getByRole('heading', { name: own('member.title', { store }) }),
    sendVerification: page.getByRole('button', { name: own('verification.send') }),
  };
}
