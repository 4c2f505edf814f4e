import type { Page } from '@playwright/test';
import { outsideClient } from '../start-maru.ts';
import { ko, type Words } from '../words.ts';

const names = new RegExp(Object.values(outsideClient.name).join('|'));

/** The consent page for an outside app. */
export function consentOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`account/sign-in:consent.${key}`);
  return {
    question: page.getByRole('heading', { level: 1, name: names }),
    permission: (scope: string) => page.getByText(text(`scopes.${scope}.name`), { exact: true }),
    allow: page.getByRole('button', { name: text('allow') }),
    refuse: page.getByRole('button', { name: text('refuse') }),
  };
}
